import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { processConsole } from './console.ts';

/** A console whose terminal we hold in our hands. */
function terminal({ isTTY = true } = {}) {
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() };
  const written: Record<'stdout' | 'stderr', string> = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    streams[name].on('data', (bytes: Buffer) => (written[name] += bytes.toString()));
  const console = processConsole({
    stdin: Object.assign(streams.stdin, { isTTY }),
    stdout: Object.assign(streams.stdout, { isTTY }),
    stderr: streams.stderr,
  });
  return { console, written, streams, press: (keys: string) => streams.stdin.write(keys) };
}

test.for([
  ['y\r', true],
  ['YES\r', true],
  [' y \r', true],
  ['n\r', false],
  ['\r', false],
  ['yep\r', false],
  ['\x03', false],
  ['\x04', false],
] as const)('the answer %j to a question is taken as %s', async ([keys, answer]) => {
  const { console, written, press } = terminal();
  const asked = console.confirm('Apply this?');
  press(keys);
  expect(await asked).toBe(answer);
  expect(written.stdout).toContain('Apply this? [y/N] ');
  console.say('Next.');
  expect(written.stdout).toMatch(/\nNext\.\n$/);
});

test('on a terminal progress is one line that is written over, elsewhere a line for each step', () => {
  const [shown, piped] = [terminal(), terminal({ isTTY: false })];
  for (const { console } of [shown, piped]) {
    console.progress('Reading', '10 %');
    console.progress('Reading', '20 %');
    console.progress('Writing', '5 %');
    console.say('Done.');
    console.complain('Not so.');
  }
  expect([shown.console.isTerminal, piped.console.isTerminal]).toEqual([true, false]);
  const clear = '\r\x1b[K';
  expect(shown.written.stdout).toBe(`${clear}Reading 10 %${clear}Reading 20 %${clear}Writing 5 %${clear}Done.\n`);
  expect(piped.written.stdout).toBe('Reading\nWriting\nDone.\n');
  expect(piped.written.stderr).toBe('Not so.\n');
});

test('what is said into a pipe that nobody reads any more does not end the work', async () => {
  const { console, streams } = terminal({ isTTY: false });
  streams.stdout.destroy(new Error('write EPIPE'));
  await new Promise(setImmediate);
  expect(() => console.say('Done.')).not.toThrow();
});
