import { type CalendarDay, inWords, readDay, todayAt } from '@casefolio/domain/dates/calendar-day';
import { commonMessages } from '@casefolio/domain/messages/common';
import type { Message } from '@casefolio/domain/messages/message';
import { profileMessages as texts } from '@casefolio/domain/messages/profile';
import { profileLabels } from '@casefolio/domain/messages/profile-screen';

/** From when to when somebody worked or studied somewhere, as a form holds it. */
export type StayValues = { isCurrent: boolean; startDate: string; endDate: string };

/** What the server keeps of it; no end means that it lasts. */
export interface Stay {
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay | null;
}

/** Today where the user is. */
export const todayHere = (now = new Date()): CalendarDay => todayAt(now, -now.getTimezoneOffset() / 60);

export const newStay = (today: CalendarDay, isCurrent: boolean): StayValues => ({
  isCurrent,
  startDate: today,
  endDate: today,
});

export const stayValues = ({ startDate, endDate }: Stay, today: CalendarDay): StayValues => ({
  isCurrent: endDate === null,
  startDate,
  endDate: endDate ?? today,
});

export const stayBody = ({ isCurrent, startDate, endDate }: StayValues) => ({
  startDate,
  endDate: isCurrent ? null : endDate,
});

function dayFault(written: string, today: CalendarDay): Message | undefined {
  if (written.trim() === '') return texts.required;
  const day = readDay(written);
  if (day === null) return commonMessages.notADay;
  return day > today ? texts.dayInFuture : undefined;
}

/** Nothing lies in the future, and what has ended ended after it began. */
export function checkStay({ isCurrent, startDate, endDate }: StayValues, today: CalendarDay) {
  const start = dayFault(startDate, today);
  const end = dayFault(endDate, today) ?? (endDate <= startDate ? texts.endBeforeStart : undefined);
  return { startDate: start, endDate: isCurrent ? undefined : end };
}

/** 'Jan 5, 2020 – Currently' */
export const stayInWords = ({ startDate, endDate }: Stay): string =>
  `${inWords(startDate)} – ${endDate === null ? profileLabels.currently : inWords(endDate)}`;
