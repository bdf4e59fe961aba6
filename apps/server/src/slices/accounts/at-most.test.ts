import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('no more than so many run at once, in the order they came, also past a failure', async () => {
  const inLine = atMost(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4].map((index) =>
      inLine(async () => {
        started.push(index);
        most = Math.max(most, (running += 1));
        await new Promise<void>((done) => setImmediate(done));
        running -= 1;
        if (index === 1) throw new Error('one fails');
        return index;
      }),
    ),
  );
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
  expect(results.map((result) => result.status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
