import { spawn } from 'node:child_process';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { Mode } from '../source.ts';

export interface ChildOptions {
  readonly dataDir: string;
  readonly url?: string;
  readonly mode?: Mode;
  readonly migrationsFolder?: string;
}

export interface Child {
  readonly pid: number;
  /** Waits for a line that it prints. */
  readonly says: (line: string | RegExp) => Promise<void>;
  readonly output: () => string;
  readonly kill: () => Promise<void>;
  /** Ends it in peace. */
  readonly close: () => Promise<number | null>;
  readonly ended: Promise<number | null>;
}

/** Opens a database in another process. The prefix is a command to run it under, for example as another user. */
export function openInChild(options: ChildOptions, prefix: readonly string[] = [], env = process.env): Child {
  const program = path.join(import.meta.dirname, 'child-program.ts');
  const [command, ...args] = [...prefix, process.execPath, program, JSON.stringify(options)];
  const child = spawn(command, args, { env, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  return {
    pid: child.pid ?? 0,
    says: (line) => vi.waitFor(() => expectLine(output, line), { timeout: 45_000 }),
    output: () => output,
    kill,
    ended,
    close() {
      child.stdin.end();
      return ended;
    },
  };
}

function expectLine(output: string, line: string | RegExp): void {
  const found = output.split('\n').some((said) => (typeof line === 'string' ? said === line : line.test(said)));
  if (!found) throw new Error(`did not say ${String(line)} but:\n${output}`);
}
