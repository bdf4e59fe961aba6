import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Credit, creditAll, creditHolders, creditUntil } from './crediting.ts';
import { makeTally, type Tally } from './tally.ts';

const codes = 40;
const words = 3;
const all = (1 << words) - 1;

const position = fc.nat(codes - 1);
const creditFor = (bits: fc.Arbitrary<number>): fc.Arbitrary<Credit> =>
  fc.record({
    positions: fc.array(position, { maxLength: 30 }).map((list) => Uint32Array.from(list)),
    words: bits,
    worth: fc.constantFrom(5.25, 5, 4, 3, 3.1),
  });

/** What each code has earned, by its position. */
function earnedBy(
  credit: (tally: Tally) => void,
): Map<number, { covered: number | undefined; worth: number | undefined }> {
  const tally = makeTally(codes);
  credit(tally);
  const { positions, covered, worths } = tally.earned();
  return new Map(Array.from(positions, (at) => [at, { covered: covered[at], worth: worths[at] }]));
}

test('credited alone, the codes that have every word earn what they would earn among all', () => {
  fc.assert(
    fc.property(
      fc.array(creditFor(fc.integer({ min: 1, max: all })), { maxLength: 8 }),
      fc.integer({ min: 1, max: all }),
      (credits, needed) => {
        const scratch = new Uint8Array(codes);
        const some = earnedBy((tally) => creditHolders(tally, credits, needed, scratch));
        const everything = earnedBy((tally) => creditAll(tally, credits));
        const complete = [...everything].filter(([, { covered = 0 }]) => (covered & needed) === needed);
        expect(complete.map(([at]) => [at, some.get(at)])).toEqual(complete);
        expect(scratch.every((mark) => mark === 0)).toBe(true);
      },
    ),
  );
});

test('only codes with the rarest word are looked at', () => {
  const credits = [
    { positions: Uint32Array.from({ length: 30 }, (_, at) => at), words: 1, worth: 4 },
    { positions: Uint32Array.of(3, 35), words: 2, worth: 4 },
  ];
  const earned = earnedBy((tally) => creditHolders(tally, credits, 3, new Uint8Array(codes)));
  expect([...earned.keys()].toSorted((a, b) => a - b)).toEqual([3, 35]);
});

test('what is left out could not have come before the codes that are there', () => {
  fc.assert(
    fc.property(
      fc.array(creditFor(fc.constant(1)), { maxLength: 8 }),
      fc.integer({ min: 1, max: 10 }),
      (credits, enough) => {
        const some = earnedBy((tally) => creditUntil(tally, credits, enough));
        const everything = earnedBy((tally) => creditAll(tally, credits));
        const left = [...everything].filter(([at]) => !some.has(at));
        const least = Math.min(...Array.from(some.values(), ({ worth = 0 }) => Math.floor(worth)));
        for (const [, { worth = 0 }] of left) expect(Math.floor(worth)).toBeLessThan(least);
        expect(left.length === 0 || some.size >= enough).toBe(true);
        for (const [at, earned] of some) expect(earned).toEqual(everything.get(at));
      },
    ),
  );
});

test('with enough better codes the worse are not credited at all', () => {
  const credits = [
    { positions: Uint32Array.of(1, 2), words: 1, worth: 4 },
    { positions: Uint32Array.of(7, 8, 9), words: 1, worth: 3 },
  ];
  expect(earnedBy((tally) => creditUntil(tally, credits, 2)).size).toBe(2);
  expect(earnedBy((tally) => creditUntil(tally, credits, 3)).size).toBe(5);
});
