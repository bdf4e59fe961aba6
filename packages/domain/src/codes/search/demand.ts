import { bitsIn } from './bits.ts';

/** What a code must cover to be an answer. */
export interface Demand {
  readonly words: number;
  /** So many of them may be missing. */
  readonly mayMiss: number;
}

/** How many codes cover exactly which words: by sets of bits there are few kinds of codes, however many codes there are. */
export type Coverage = ReadonlyMap<number, number>;

export function countCovering(coverage: Coverage, words: number): number {
  let found = 0;
  for (const [covered, codes] of coverage) if ((covered & words) === words) found += codes;
  return found;
}

/**
 * All words, as long as some code has them all. Otherwise words that no code has are left out, provided that they are not
 * the greater part; and if that is not enough, as few others as possible. What comes closest helps more than an empty list.
 */
export function demandFor(coverage: Coverage, sought: number): Demand {
  if (countCovering(coverage, sought) > 0) return { words: sought, mayMiss: 0 };
  let known = 0;
  for (const covered of coverage.keys()) known |= covered;
  const left = sought & known;
  const words = bitsIn(left) * 2 < bitsIn(sought) ? sought : left;
  const most = Math.max(0, ...Array.from(coverage.keys(), (covered) => bitsIn(covered & words)));
  const missing = bitsIn(words) - most;
  return { words, mayMiss: missing };
}

/** How much it says about a code that it has a word, between 0 and 1: little for "left", much for "moyamoya". */
export function rarities(coverage: Coverage, count: number, size: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    const found = countCovering(coverage, 1 << index);
    return 1 - Math.log(1 + found) / Math.log(2 + size);
  });
}
