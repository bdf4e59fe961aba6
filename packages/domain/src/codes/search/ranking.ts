import { bestFirst } from './best-first.ts';
import { bitsIn } from './bits.ts';
import { type Coverage, type Demand, rarities } from './demand.ts';
import type { Earned } from './tally.ts';

/** What decides between codes that match equally well. */
export interface Standing {
  /** How often this person used the code at a position; nothing when they have used none. */
  readonly uses: ((position: number) => number) | undefined;
  /** For each position, see `standingOf`. */
  readonly standings: Int32Array;
}

const mostUses = 999;
const longestTitle = 99;

/** The static rank, 0 to 9, then the shorter title, with room between them for the order of the vocabulary: known beforehand. */
export const standingOf = (rank: number, length: number): number => rank * 1e5 - Math.min(length, longestTitle);

/** What a whole step of worth counts: more than everything that comes after it together. */
const step = 1e9;

export interface Ranked {
  readonly coverage: Coverage;
  readonly demand: Demand;
  readonly limit: number;
  /** How many codes there are, and how many words were sought. */
  readonly size: number;
  readonly words: number;
}

/**
 * First how well the words match, then what this person uses, then the static rank, so that no later encounter comes before an
 * initial one, then the order of the vocabulary, then the shorter title: one number, so that comparing stays cheap.
 */
export function bestPositions(
  { positions, covered, worths }: Earned,
  { uses, standings }: Standing,
  ranked: Ranked,
): readonly number[] {
  const best = bestFirst(ranked.limit);
  const losses = lossesFor(ranked);
  const times = ranked.demand.mayMiss > 0 ? worthOfMatch : 1;
  let least = best.least();
  // A counted loop, for it runs over tens of thousands of codes for every key that is pressed.
  for (let index = 0; index < positions.length; index += 1) {
    const position = positions[index] ?? 0;
    const loss = losses[covered[position] ?? 0] ?? Infinity;
    if (loss === Infinity) continue;
    const worth = (worths[position] ?? 0) * times - loss;
    const whole = Math.floor(worth);
    // Most codes are worse than the worst that is kept already, whatever else speaks for them.
    if ((whole + 1) * step <= least) continue;
    const habit = uses ? Math.min(uses(position), mostUses) * 1e6 : 0;
    const preference = Math.round((worth - whole) * 100) * 1e3;
    const score = whole * step + habit + preference + (standings[position] ?? 0);
    if (score < least) continue;
    best.offer(position, score);
    least = best.least();
  }
  return best.positions;
}

/** When words may be missing, a rare word that is there counts for more than a good match of a common one. */
const worthOfMatch = 10;
const worthOfRarity = 100;

/** What a code loses for the words that it lacks, by what it covers; what lacks too many loses everything. */
function lossesFor({ coverage, demand, size, words }: Ranked): Float64Array {
  const losses = new Float64Array(1 << words).fill(Infinity);
  const rarity = rarities(coverage, words, size);
  for (const covered of coverage.keys()) {
    const missing = demand.words & ~covered;
    if (bitsIn(missing) > demand.mayMiss) continue;
    const lost = rarity.reduce((sum, each, index) => (missing & (1 << index) ? sum + each : sum), 0);
    losses[covered] = Math.round(worthOfRarity * lost);
  }
  return losses;
}
