import type { Tally } from './tally.ts';
import type { Positions } from './word-table.ts';

/** These codes cover these words (bits), and so well. */
export interface Credit {
  readonly positions: Positions;
  readonly words: number;
  readonly worth: number;
}

export function creditAll(tally: Tally, credits: readonly Credit[]): void {
  for (const { positions, words, worth } of credits) tally.credit(positions, words, worth);
}

/** Credits for one word: as soon as enough codes have earned more than any that is left could give, the rest is left out. */
export function creditUntil(tally: Tally, credits: readonly Credit[], enough: number): void {
  let least = Infinity;
  for (const [index, { positions, words, worth }] of credits.entries()) {
    if (tally.count() >= enough && credits.slice(index).every((left) => Math.floor(left.worth) < least)) return;
    least = Math.min(least, Math.floor(worth));
    tally.credit(positions, words, worth);
  }
}

/**
 * Credits only codes that have the rarest of the words, for no other code can have them all. "Right hip fracture" so becomes a
 * question about hundreds of hips instead of tens of thousands of fractures.
 */
export function creditHolders(tally: Tally, credits: readonly Credit[], needed: number, scratch: Uint8Array): void {
  const rarest = rarestOf(credits, needed);
  const holders = credits.filter(({ words }) => words & rarest).map(({ positions }) => positions);
  for (const positions of holders) mark(scratch, positions, 1);
  for (const { positions, words, worth } of credits) tally.credit(positions, words, worth, scratch);
  for (const positions of holders) mark(scratch, positions, 0);
}

function mark(scratch: Uint8Array, positions: Positions, as: 0 | 1): void {
  for (let index = 0; index < positions.length; index += 1) scratch[positions[index] ?? 0] = as;
}

/** The needed word that the fewest codes hold. */
function rarestOf(credits: readonly Credit[], needed: number): number {
  let [rarest, fewest] = [needed, Infinity];
  for (let bit = 1; bit <= needed; bit <<= 1) {
    if (!(needed & bit)) continue;
    const found = credits.reduce((sum, { positions, words }) => (words & bit ? sum + positions.length : sum), 0);
    if (found < fewest) [rarest, fewest] = [bit, found];
  }
  return rarest;
}
