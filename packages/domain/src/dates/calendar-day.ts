/**
 * A day of the calendar, written yyyy-mm-dd: what stands on an operation note. It has no hour and no time zone, so it is never a Date;
 * two of them compare like the calendar does.
 */
export type CalendarDay = string;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const digits = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const words = /^([a-z]{3}) (\d{1,2}), ?(\d{4})$/i;

/** Reads '2026-03-04', '2026-3-4' and 'Mar 4, 2026'; null for anything else and for a day that does not exist. */
export function readDay(written: string): CalendarDay | null {
  const text = written.trim();
  const [, year, month, day] = digits.exec(text) ?? [];
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(day));
  const [, name = '', dayOfMonth, ofYear] = words.exec(text) ?? [];
  const index = months.findIndex((known) => known.toLowerCase() === name.toLowerCase());
  return index === -1 ? null : dayOf(Number(ofYear), index + 1, Number(dayOfMonth));
}

function dayOf(year: number, month: number, day: number): CalendarDay | null {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return [String(year).padStart(4, '0'), two(month), two(day)].join('-');
}

const two = (number: number): string => String(number).padStart(2, '0');

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** The day that it is for somebody who lives so many hours east of Greenwich. */
export const todayAt = (now: Date, hoursEast: number): CalendarDay =>
  new Date(now.getTime() + hoursEast * 3_600_000).toISOString().slice(0, 10);

export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export function partsOf(day: CalendarDay): DayParts {
  const [year = 0, month = 0, ofMonth = 0] = day.split('-').map(Number);
  return { year, month, day: ofMonth };
}

const monthName = (month: number): string => months[month - 1] ?? '';

/** 'Jan 5, 2020', as the profile shows days and as a date of birth goes over the wire. */
export function inWords(day: CalendarDay): string {
  const { year, month, day: ofMonth } = partsOf(day);
  return `${monthName(month)} ${ofMonth}, ${year}`;
}

/** 'Jan 05, 2020', as a date of birth is shown. */
export function inWordsPadded(day: CalendarDay): string {
  const { year, month, day: ofMonth } = partsOf(day);
  return `${monthName(month)} ${two(ofMonth)}, ${year}`;
}

/** '01/05/2020', as the date of a procedure is shown. */
export function inNumbers(day: CalendarDay): string {
  const { year, month, day: ofMonth } = partsOf(day);
  return `${two(month)}/${two(ofMonth)}/${year}`;
}

/** 'JAN' and '5' of a card's badge. */
export function badgeOf(day: CalendarDay): { readonly month: string; readonly day: string } {
  const { month, day: ofMonth } = partsOf(day);
  return { month: monthName(month).toUpperCase(), day: String(ofMonth) };
}

/** Whole years between a birth and a day: the age at the procedure. */
export function ageAt(born: CalendarDay, day: CalendarDay): number {
  const [birth, then] = [partsOf(born), partsOf(day)];
  const hadBirthday = day.slice(5) >= born.slice(5);
  return then.year - birth.year - (hadBirthday ? 0 : 1);
}

/** The day so many days later, or earlier. */
export function plusDays(day: CalendarDay, days: number): CalendarDay {
  const { year, month, day: ofMonth } = partsOf(day);
  return new Date(Date.UTC(year, month - 1, ofMonth + days)).toISOString().slice(0, 10);
}
