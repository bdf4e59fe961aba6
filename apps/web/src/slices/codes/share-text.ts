import {
  calculatorLabels as labels,
  hiddenRows,
  unitsInWords,
  valuesOfYear,
} from '@casefolio/domain/messages/calculator';
import { screenTitles } from '@casefolio/domain/messages/shell';
import type { CalculatedLine, Calculation } from './calculation.ts';

const lineText = ({ code, description, units, perUnit, total }: CalculatedLine): string =>
  `${code}  ${description}\n       ${unitsInWords(units)} × ${perUnit} = ${total}`;

const cmsText = ({ code, cms }: CalculatedLine): string => `  ${code}  ${cms.figure}  ${cms.why ?? ''}`.trimEnd();

/** The result as it is pasted into a mail or a note. */
export function shareText({ year, lines, hidden, total, reimbursable, cmsTotal }: Calculation): string {
  const title = year === null ? screenTitles.calculator : `${screenTitles.calculator} · ${valuesOfYear(year)}`;
  const because = reimbursable.why === null ? '' : ` (${reimbursable.why})`;
  return [
    title,
    '',
    ...lines.map(lineText),
    '',
    `${labels.total}: ${total}`,
    ...(hidden.length > 0 ? [hiddenRows(hidden)] : []),
    '',
    `${labels.reimbursable}: ${reimbursable.figure}${because}`,
    `${labels.cms}: ${cmsTotal}`,
    ...lines.map(cmsText),
  ].join('\n');
}
