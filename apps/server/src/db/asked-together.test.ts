import { expect, test } from 'vitest';
import { askedTogether } from './asked-together.ts';

/** Doubles numbers, and notes what it was asked. */
function doubling() {
  const questions: (readonly number[])[] = [];
  const double = askedTogether(async (numbers: readonly number[]) => {
    questions.push(numbers);
    if (numbers.includes(13)) throw new Error('unlucky');
    return (number: number) => number * 2;
  });
  return { questions, double };
}

test('what is asked in one turn becomes one question, and each gets its own answer', async () => {
  const { questions, double } = doubling();
  expect(await Promise.all([1, 2, 2, 3].map(double))).toEqual([2, 4, 4, 6]);
  expect(questions).toEqual([[1, 2, 2, 3]]);
});

test('nothing is kept: the same is asked anew in the next turn', async () => {
  const { questions, double } = doubling();
  await double(1);
  await double(1);
  expect(questions).toEqual([[1], [1]]);
});

test('whoever asks while an answer is under way does not get that answer', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let standing = 'open';
  const stateOf = askedTogether(async () => {
    const read = standing;
    if (read === 'open') await held;
    return () => read;
  });
  const first = stateOf('session');
  // The first question has been asked once its turn is over.
  await new Promise(setImmediate);
  standing = 'closed';
  const second = stateOf('session');
  expect(await second).toBe('closed');
  release();
  expect(await first).toBe('open');
});

test('a question that fails fails for all who asked it, and for nobody after them', async () => {
  const { double } = doubling();
  const settled = await Promise.allSettled([double(1), double(13)]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await double(4)).toBe(8);
});
