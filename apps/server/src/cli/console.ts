import { createInterface } from 'node:readline/promises';

/** Where a command speaks and asks. */
export interface Console {
  readonly isTerminal: boolean;
  /** What was asked for. */
  readonly say: (line: string) => void;
  /** How far it is: one line that is written over on a terminal; elsewhere only a new step is a line. */
  readonly progress: (step: string, detail?: string) => void;
  /** Why it did not work. */
  readonly complain: (line: string) => void;
  /** Anything but yes is no. */
  readonly confirm: (question: string) => Promise<boolean>;
}

const clearLine = '\r\x1b[K';

interface Streams {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly stderr: NodeJS.WritableStream;
}

export function processConsole({ stdin, stdout, stderr }: Streams = process): Console {
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  // Whoever stops reading what is said (`… | head`) does not stop what was asked for.
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
  let step = '';
  const endProgress = (): void => {
    if (isTerminal && step !== '') stdout.write(clearLine);
    step = '';
  };
  return {
    isTerminal,
    say(line) {
      endProgress();
      stdout.write(`${line}\n`);
    },
    progress(next, detail = '') {
      if (isTerminal) stdout.write(`${clearLine}${next} ${detail}`);
      else if (next !== step) stdout.write(`${next}\n`);
      step = next;
    },
    complain(line) {
      endProgress();
      stderr.write(`${line}\n`);
    },
    async confirm(question) {
      endProgress();
      const lines = createInterface({ input: stdin, output: stdout });
      try {
        return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
      } catch {
        // Ctrl-C and Ctrl-D; what is said next begins a line of its own.
        stdout.write('\n');
        return false;
      } finally {
        lines.close();
      }
    },
  };
}
