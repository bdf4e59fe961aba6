import { type CalendarDay, inWords, readDay } from '@casefolio/domain/dates/calendar-day';

const slashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const words = /^([a-z]{3})[a-z]*\.? +(\d{1,2}),? +(\d{4})$/i;

/** The day that somebody means who types 'Jan 5, 2020', 'january 5 2020', '1/5/2020' or '2020-01-05'; null for no day of the calendar. */
export function typedDay(text: string): CalendarDay | null {
  const typed = text.trim();
  const [, month, day, year] = slashes.exec(typed) ?? [];
  if (year !== undefined) return readDay(`${year}-${month}-${day}`);
  const [, name, dayOfMonth, ofYear] = words.exec(typed) ?? [];
  return readDay(name === undefined ? typed : `${name} ${dayOfMonth}, ${ofYear}`);
}

/** A day as it is shown; what is no day stays as it was typed. */
export function shownDay(value: string): string {
  const day = readDay(value);
  return day === null ? value : inWords(day);
}
