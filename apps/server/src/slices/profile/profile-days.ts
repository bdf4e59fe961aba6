import type { FieldError } from '@casefolio/contract/envelope';
import { todayAt } from '@casefolio/domain/dates/calendar-day';
import { profileMessages as messages } from '@casefolio/domain/messages/profile';
import type { Visit } from '../../http/visit.ts';

interface Days {
  readonly start_date: string;
  readonly end_date: string | null;
}

/** Nothing on a profile lies in the future, and what has ended ended after it began. Today is the user's. */
export function dayFaults({ session }: Visit, now: Date, { start_date, end_date }: Days): FieldError[] {
  const today = todayAt(now, session?.timeOffsetHours ?? 0);
  const future = (field: string, day: string | null): FieldError[] =>
    day !== null && day > today ? [{ field, error: messages.dayInFuture.text }] : [];
  const order = end_date !== null && end_date <= start_date;
  return [
    ...future('start_date', start_date),
    ...(order ? [{ field: 'end_date', error: messages.endBeforeStart.text }] : future('end_date', end_date)),
  ];
}
