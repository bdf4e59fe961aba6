import { compare, decimal, minus, percentOf, plus, sum, times, zero } from './decimal.ts';
import type { Decimal } from './decimal.ts';

/** One code of a case: the work RVU of one unit, and how many units. */
export interface RvuLine {
  readonly rvu: string | number;
  readonly quantity: number;
}

const half = decimal(50);

export const lineRvus = ({ rvu, quantity }: RvuLine): Decimal => times(decimal(rvu), decimal(quantity));

export const totalRvus = (lines: readonly RvuLine[]): Decimal => sum(lines.map(lineRvus));

/** The highest value of one unit among the lines. */
export const highestSingleRvu = (lines: readonly RvuLine[]): Decimal =>
  lines
    .map((line) => decimal(line.rvu))
    .reduce((highest, value) => (compare(value, highest) > 0 ? value : highest), zero);

/** One code counts in full, whatever its quantity; of several, the highest single value in full and half of everything else. */
export function reimbursableRvus(lines: readonly RvuLine[]): Decimal {
  const total = totalRvus(lines);
  if (lines.length <= 1) return total;
  const highest = highestSingleRvu(lines);
  return plus(highest, percentOf(minus(total, highest), half));
}

/** A chosen modifier scales the whole case: 62.5 for two surgeons, 16 for an assistant. */
export const afterModifier = (reimbursable: Decimal, percentage: string | number): Decimal =>
  percentOf(reimbursable, decimal(percentage));
