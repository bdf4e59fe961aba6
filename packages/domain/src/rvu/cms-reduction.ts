import { compare, decimal, percentOf, sum, times } from './decimal.ts';
import type { Decimal } from './decimal.ts';
import { lineRvus } from './rvu.ts';
import type { RvuLine } from './rvu.ts';

/** A code with what Medicare's fee schedule says about doing it together with others. */
export interface CmsLine extends RvuLine {
  readonly code: string;
  /** 'ZZZ' marks an add-on code. */
  readonly globalDays: string;
  /** The multiple-procedure indicator: 0, 2, 3 and others. */
  readonly multipleProcedure: string;
}

/** Why a code is counted as it is. */
export type CmsRule = 'add-on' | 'exempt' | 'highest' | 'reduced' | 'endoscopy';

export interface CmsLineResult {
  readonly code: string;
  readonly rule: CmsRule;
  readonly counted: Decimal;
  readonly unitsInFull: number;
  readonly unitsHalved: number;
}

export interface CmsReduction {
  readonly total: Decimal;
  /** In the order of the lines that were handed in. */
  readonly lines: readonly CmsLineResult[];
}

const half = decimal(50);

// The other indicators (imaging, therapy, diagnostic tests) reduce practice expense and not the surgeon's work.
const isReduced = ({ globalDays, multipleProcedure }: CmsLine): boolean =>
  globalDays !== 'ZZZ' && (multipleProcedure === '2' || multipleProcedure === '3');

function countedInFull(line: CmsLine): CmsLineResult {
  const rule = line.globalDays === 'ZZZ' ? 'add-on' : 'exempt';
  return { code: line.code, rule, counted: lineRvus(line), unitsInFull: line.quantity, unitsHalved: 0 };
}

/** Each unit is a procedure of its own: of the highest code one is paid in full, every other at half. */
function countedByRank(line: CmsLine, isHighest: boolean): CmsLineResult {
  const unitsInFull = isHighest ? 1 : 0;
  const unitsHalved = line.quantity - unitsInFull;
  const value = decimal(line.rvu);
  const counted = sum([times(value, decimal(unitsInFull)), percentOf(times(value, decimal(unitsHalved)), half)]);
  const lower = line.multipleProcedure === '3' ? 'endoscopy' : 'reduced';
  return { code: line.code, rule: isHighest ? 'highest' : lower, counted, unitsInFull, unitsHalved };
}

/**
 * How Medicare would reduce procedures of one session: 100 % for the highest, 50 % for each further one; add-on codes and exempt codes
 * stay whole. Endoscopies of one family are really paid by their difference to the base code, which needs the family: here they are
 * treated like the others.
 */
export function cmsReduction(lines: readonly CmsLine[]): CmsReduction {
  const [highest] = lines.filter(isReduced).toSorted((a, b) => compare(decimal(b.rvu), decimal(a.rvu)));
  const results = lines.map((line) => (isReduced(line) ? countedByRank(line, line === highest) : countedInFull(line)));
  return { total: sum(results.map(({ counted }) => counted)), lines: results };
}
