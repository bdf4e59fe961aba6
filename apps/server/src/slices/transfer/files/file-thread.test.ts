import { expect, test } from 'vitest';
import { startThread } from './file-thread.ts';

const patienceMs = 50_000;
const beginning = { kind: 'book', book: { title: 'Log', remark: '' } } as const;

test('who asks a thread that has ended is told so', async () => {
  const thread = startThread(patienceMs);
  const asked = thread.ask(beginning);
  await Promise.all([thread.end(), expect(asked).rejects.toThrow('has ended')]);
  await expect(thread.ask(beginning)).rejects.toThrow('has ended');
});

test('a thread that runs out of memory fails the call, and nothing else', async () => {
  const thread = startThread(patienceMs, 4);
  await expect(thread.ask(beginning)).rejects.toThrow(/memory/);
});
