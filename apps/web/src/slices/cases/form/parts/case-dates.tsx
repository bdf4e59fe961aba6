import { type CalendarDay, inNumbers, inWordsPadded, readDay } from '@casefolio/domain/dates/calendar-day';
import { DateInput } from '../../../../fields/date-input.tsx';
import type { InputProps } from '../../../../fields/input-props.ts';

/** What is no day stays as it was typed. */
const shownAs =
  (spell: (day: CalendarDay) => string) =>
  (value: string): string => {
    const day = readDay(value);
    return day === null ? value : spell(day);
  };

const [inFigures, withMonth] = [shownAs(inNumbers), shownAs(inWordsPadded)];

/** The day of a procedure is shown as 03/04/2026; it is typed as one likes. */
export function ProcedureDateInput(props: InputProps) {
  return <DateInput {...props} show={inFigures} />;
}

/** A date of birth is shown as Mar 04, 1960. */
export function BirthDateInput(props: InputProps) {
  return <DateInput {...props} show={withMonth} />;
}
