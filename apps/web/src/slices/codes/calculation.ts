import { cmsReduction } from '@casefolio/domain/rvu/cms-reduction';
import type { CmsLine, CmsLineResult } from '@casefolio/domain/rvu/cms-reduction';
import { cmsExplanation, highestAndHalf } from '@casefolio/domain/messages/calculator';
import { decimal, formatDecimal, isZero, minus } from '@casefolio/domain/rvu/decimal';
import { highestSingleRvu, lineRvus, reimbursableRvus, totalRvus } from '@casefolio/domain/rvu/rvu';
import type { ChosenCode } from './calculator-rows.ts';

/** A figure with the sentence that explains it. */
export interface Explained {
  readonly figure: string;
  readonly why: string | null;
}

export interface CalculatedLine {
  readonly key: number;
  readonly code: string;
  readonly description: string;
  readonly units: number;
  readonly perUnit: string;
  readonly total: string;
  /** What Medicare would count of it, among the others. */
  readonly cms: Explained;
}

/** Everything the result shows, in the figures that are shown. */
export interface Calculation {
  readonly year: number | null;
  readonly lines: readonly CalculatedLine[];
  /** Codes that are worth nothing in this year. */
  readonly hidden: readonly string[];
  readonly total: string;
  readonly reimbursable: Explained;
  readonly cmsTotal: string;
  /** There are more procedures than Medicare's rule is made for. */
  readonly isByReport: boolean;
}

/** Medicare's rule halves the second to the fifth; what comes after them is paid by report. */
const mostByRule = 5;

const cmsLine = ({ code, units }: ChosenCode): CmsLine => ({
  code: code.code,
  rvu: code.rvuValue ?? 0,
  quantity: units,
  globalDays: code.globalDays,
  multipleProcedure: code.multipleProcedure,
});

function reimbursable(lines: readonly CmsLine[]): Explained {
  const highest = highestSingleRvu(lines);
  const rest = minus(totalRvus(lines), highest);
  return {
    figure: formatDecimal(reimbursableRvus(lines)),
    why: lines.length > 1 ? highestAndHalf(formatDecimal(highest), formatDecimal(rest)) : null,
  };
}

const rankedUnits = (lines: readonly CmsLineResult[]): number =>
  lines
    .filter(({ rule }) => rule !== 'add-on' && rule !== 'exempt')
    .reduce((units, { unitsInFull, unitsHalved }) => units + unitsInFull + unitsHalved, 0);

const isWorthless = ({ code }: ChosenCode): boolean => isZero(decimal(code.rvuValue ?? 0));

/** Rows that are worth nothing take no part. */
export function calculate(chosen: readonly ChosenCode[]): Calculation {
  const valued = chosen.filter((row) => !isWorthless(row));
  const lines = valued.map(cmsLine);
  const cms = cmsReduction(lines);
  return {
    year: chosen[0]?.code.year ?? null,
    lines: valued.map((row, index) => {
      const counted = cms.lines[index];
      return {
        key: row.key,
        code: row.code.code,
        description: row.code.value,
        units: row.units,
        perUnit: formatDecimal(decimal(row.code.rvuValue ?? 0)),
        total: formatDecimal(lineRvus({ rvu: row.code.rvuValue ?? 0, quantity: row.units })),
        cms: {
          figure: counted ? formatDecimal(counted.counted) : '',
          why: counted ? cmsExplanation(counted) : null,
        },
      };
    }),
    hidden: chosen.filter(isWorthless).map(({ code }) => code.code),
    total: formatDecimal(totalRvus(lines)),
    reimbursable: reimbursable(lines),
    cmsTotal: formatDecimal(cms.total),
    isByReport: rankedUnits(cms.lines) > mostByRule,
  };
}
