import { type CalendarDay, inNumbers, readDay } from '@casefolio/domain/dates/calendar-day';
import { DateInput } from '../../../../fields/date-input.tsx';
import type { InputProps } from '../../../../fields/input-props.ts';

const shown = (value: string): string => {
  const day: CalendarDay | null = readDay(value);
  return day === null ? value : inNumbers(day);
};

/** The day of a procedure is shown in numbers, 03/04/2026; it is typed as one likes. */
export function ProcedureDateInput(props: InputProps) {
  return <DateInput {...props} show={shown} />;
}
