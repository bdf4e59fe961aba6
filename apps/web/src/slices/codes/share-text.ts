import { inWords } from '@casefolio/domain/dates/calendar-day';
import type { CalendarDay } from '@casefolio/domain/dates/calendar-day';
import {
  calculatedOn,
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

/** The result as it is pasted into a mail or a note, with the day: values change with the year. */
export function shareText(calculation: Calculation, today: CalendarDay): string {
  const { year, lines, hidden, total, reimbursable, cmsTotal, isByReport } = calculation;
  const title = year === null ? screenTitles.calculator : `${screenTitles.calculator} · ${valuesOfYear(year)}`;
  const because = reimbursable.why === null ? '' : ` (${reimbursable.why})`;
  return [
    title,
    calculatedOn(inWords(today)),
    '',
    ...lines.map(lineText),
    '',
    `${labels.total}: ${total}`,
    ...(hidden.length > 0 ? [hiddenRows(hidden, year)] : []),
    '',
    `${labels.reimbursable}: ${reimbursable.figure}${because}`,
    `${labels.cms}: ${cmsTotal}`,
    ...lines.map(cmsText),
    ...(isByReport ? [labels.cmsByReport] : []),
    labels.cmsNotIncluded,
  ].join('\n');
}
