import { expect, test } from 'vitest';
import { makeQuestionQueue } from './question-queue.ts';

const question = (title: string) => ({ title, confirm: 'Yes', cancel: 'No' });

test('a question is answered with what the user chose, and is gone', async () => {
  const queue = makeQuestionQueue();
  const answer = queue.ask(question('Leave?'));
  queue.store.read()[0]?.answer(true);
  expect(await answer).toBe(true);
  expect(queue.store.read()).toEqual([]);
});

test('a second question waits until the first is answered', async () => {
  const queue = makeQuestionQueue();
  const first = queue.ask(question('first'));
  const second = queue.ask(question('second'));
  queue.store.read()[0]?.answer(false);
  expect(await first).toBe(false);
  expect(queue.store.read().map((asked) => asked.title)).toEqual(['second']);
  queue.store.read()[0]?.answer(true);
  expect(await second).toBe(true);
});
