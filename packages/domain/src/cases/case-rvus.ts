import { formatDecimal } from '../rvu/decimal.ts';
import { afterModifier, reimbursableRvus, type RvuLine, totalRvus } from '../rvu/rvu.ts';

/** What a case's page shows, to the third decimal. */
export interface CaseRvus {
  readonly total: string;
  readonly reimbursable: string;
  /** Null without a modifier. */
  readonly afterModifier: string | null;
}

/** The codes of a case with the values of the procedure's year, and the percentage of its modifier, if it has one. */
export function caseRvus(lines: readonly RvuLine[], modifierPercentage: number | null): CaseRvus {
  const reimbursable = reimbursableRvus(lines);
  return {
    total: formatDecimal(totalRvus(lines)),
    reimbursable: formatDecimal(reimbursable),
    afterModifier: modifierPercentage === null ? null : formatDecimal(afterModifier(reimbursable, modifierPercentage)),
  };
}
