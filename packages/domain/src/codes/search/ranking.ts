import { bestFirst } from './best-first.ts';
import { bitsIn, type Tally } from './tally.ts';
import { type Demand, rarities } from './demand.ts';

/** What decides between codes before and after the match itself. */
export interface Standing {
  /** How often this person used the code at a position. */
  uses(position: number): number;
  /** 0 to 9. */
  rank(position: number): number;
  /** Words in the title. */
  length(position: number): number;
}

const mostUses = 999;
const longestTitle = 99;

/**
 * First how well the words match, then what this person uses, then the order of the vocabulary, then the static rank, then
 * the shorter title: one number, so that comparing stays cheap.
 */
function score(worth: number, standing: Standing, position: number): number {
  const whole = Math.floor(worth);
  const preference = Math.round((worth - whole) * 100);
  const habit = Math.min(standing.uses(position), mostUses) * 1e6;
  const length = Math.min(standing.length(position), longestTitle);
  return whole * 1e9 + habit + preference * 1e4 + standing.rank(position) * 1e3 - length;
}

export function bestPositions(
  tally: Tally,
  demand: Demand,
  standing: Standing,
  { limit, size, words }: { readonly limit: number; readonly size: number; readonly words: number },
): readonly number[] {
  const best = bestFirst(limit);
  const fewest = bitsIn(demand.words) - demand.mayMiss;
  const rarity = demand.mayMiss > 0 ? rarities(tally, words, size) : [];
  tally.forEach((position, covered, worth) => {
    if (bitsIn(covered & demand.words) < fewest) return;
    const missing = demand.words & ~covered;
    const worthLeft = demand.mayMiss > 0 ? worth * worthOfMatch - lossOf(missing, rarity) : worth;
    best.offer(position, score(worthLeft, standing, position));
  });
  return best.positions;
}

/** When words may be missing, a rare word that is there counts for more than a good match of a common one. */
const worthOfMatch = 10;
const worthOfRarity = 100;

function lossOf(missing: number, rarity: readonly number[]): number {
  const lost = rarity.reduce((sum, each, index) => (missing & (1 << index) ? sum + each : sum), 0);
  return Math.round(worthOfRarity * lost);
}
