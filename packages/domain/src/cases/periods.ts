import { type CalendarDay, partsOf, plusDays } from '../dates/calendar-day.ts';

export type CaseFilter = 'ALL' | 'UPCOMING' | 'WEEK' | 'MONTH';

/** Both ends included; absent means open. */
export interface Days {
  readonly from?: CalendarDay;
  readonly to?: CalendarDay;
  /** Later than this day. */
  readonly after?: CalendarDay;
}

/** The days of a tab, by the user's own today. A week is Sunday to Saturday, a month is the calendar's. */
export function daysOf(filter: CaseFilter, today: CalendarDay): Days {
  if (filter === 'UPCOMING') return { after: today };
  if (filter === 'WEEK') return weekOf(today);
  return filter === 'MONTH' ? monthOf(today) : {};
}

function weekOf(today: CalendarDay): Days {
  const { year, month, day } = partsOf(today);
  const sunday = plusDays(today, -new Date(Date.UTC(year, month - 1, day)).getUTCDay());
  return { from: sunday, to: plusDays(sunday, 6) };
}

function monthOf(today: CalendarDay): Days {
  const month = today.slice(0, 7);
  const { year, month: number } = partsOf(today);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}
