import { bitsIn, type Tally } from './tally.ts';

/** What a code must cover to be an answer. */
export interface Demand {
  readonly words: number;
  /** So many of them may be missing. */
  readonly mayMiss: number;
}

/**
 * All words, as long as some code has them all. Otherwise words that no code has are left out, provided that they are not
 * the greater part; and if that is not enough, as few others as possible: one, and in a long search at most half of them.
 */
export function demandFor(tally: Tally, sought: number): Demand {
  if (tally.countCovering(sought) > 0) return { words: sought, mayMiss: 0 };
  let known = 0;
  tally.forEach((_, covered) => (known |= covered));
  const left = sought & known;
  const words = bitsIn(left) * 2 < bitsIn(sought) ? sought : left;
  let most = 0;
  tally.forEach((_, covered) => (most = Math.max(most, bitsIn(covered & words))));
  const missing = bitsIn(words) - most;
  return { words, mayMiss: missing * 2 <= bitsIn(words) ? missing : 0 };
}

/** How much it says about a code that it has a word, between 0 and 1: little for "left", much for "moyamoya". */
export function rarities(tally: Tally, count: number, size: number): readonly number[] {
  const holders = Array.from({ length: count }, () => 0);
  tally.forEach((_, covered) => {
    for (let index = 0; index < count; index += 1) {
      if (covered & (1 << index)) holders[index] = (holders[index] ?? 0) + 1;
    }
  });
  return holders.map((found) => 1 - Math.log(1 + found) / Math.log(2 + size));
}
