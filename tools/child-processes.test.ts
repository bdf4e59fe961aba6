import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { kill } from 'node:process';
import { expect, test, vi } from 'vitest';
import { endChild, runChild, startChild } from './child-processes.ts';

function isAlive(pid: number): boolean {
  try {
    return kill(pid, 0);
  } catch {
    return false;
  }
}

test('what a program writes and how it ends comes back', async () => {
  const finished = await runChild('node', ['-e', 'console.log(1); console.error(2); process.exit(3)']);
  expect(finished.code).toBe(3);
  expect(finished.output.split('\n').toSorted()).toEqual(['', '1', '2']);
});

test('a program that is not there counts as failed', async () => {
  expect(await runChild('no-such-program', [])).toEqual({
    code: 1,
    output: expect.stringContaining('no-such-program'),
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the children with the parent, and their children too',
  async (signal) => {
    const module = JSON.stringify(join(import.meta.dirname, 'child-processes.ts'));
    const wait = 'setInterval(() => {}, 1000);';
    const child = `console.log(require('child_process').spawn(process.execPath, ['-e', '${wait}']).pid); process.on('${signal}', () => process.exit()); ${wait}`;
    const script = `const { startChild } = await import(${module});
    startChild('node', ['-e', ${JSON.stringify(child)}]).stdout.pipe(process.stdout);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [chunk] = await once(parent.stdout, 'data');
    const grandchild = Number(String(chunk));
    expect(isAlive(grandchild)).toBe(true);
    parent.kill(signal);
    await once(parent, 'close');
    await vi.waitFor(() => expect(isAlive(grandchild)).toBe(false), 5000);
  },
);

test('a script that waits for the real program is ended with it, though the program holds the pipes', async () => {
  const child = startChild('sh', ['-c', `node -e 'console.log(process.pid); setInterval(() => {}, 1000)'; true`]);
  const { stdout } = child;
  if (!stdout) throw new Error('The output was not kept.');
  const closed = once(child, 'close');
  const [chunk] = await once(stdout, 'data');
  await endChild(child, 'SIGTERM');
  await closed;
  expect(isAlive(Number(String(chunk)))).toBe(false);
});
