import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageAt, badgeOf, inNumbers, inWords, inWordsPadded, plusDays, readDay, todayAt } from './calendar-day.ts';

test.each([
  ['2026-03-04', '2026-03-04'],
  ['2026-3-4', '2026-03-04'],
  ['Mar 4, 2026', '2026-03-04'],
  ['mar 04, 2026', '2026-03-04'],
  [' 2024-02-29 ', '2024-02-29'],
  ['2000-2-29', '2000-02-29'],
])('%j is read', (written, day) => {
  expect(readDay(written)).toBe(day);
});

const noDays =
  '2026-02-29 1900-02-29 2026-02-31 2026-04-31 2026-13-01 2026-00-10 2026-01-00 0000-01-01 03/04/2026 26-3-4 2026-3';

test.each([...noDays.split(' '), '', '2026-03-04T00:00:00Z', 'Mrz 4, 2026', 'March 4, 2026', 'Feb 30, 2026'])(
  '%j is no day',
  (written) => {
    expect(readDay(written)).toBeNull();
  },
);

const anyDay = fc
  .date({ min: new Date('0001-01-02'), max: new Date('9998-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('every day is read as it was written, in each of the forms', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(readDay(day)).toBe(day);
      const [year = '', month, ofMonth] = day.split('-');
      expect(readDay(`${year}-${Number(month)}-${Number(ofMonth)}`)).toBe(day);
      if (Number(year) >= 1000) expect(readDay(inWords(day))).toBe(day);
    }),
  );
});

test('days later and back again is the same day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.integer({ min: -9999, max: 9999 }),
      (date, days) => {
        const day = date.toISOString().slice(0, 10);
        expect(plusDays(plusDays(day, days), -days)).toBe(day);
      },
    ),
  );
});

test('days are shown in the four ways of the specification', () => {
  expect(inWords('2020-01-05')).toBe('Jan 5, 2020');
  expect(inWordsPadded('2020-01-05')).toBe('Jan 05, 2020');
  expect(inNumbers('2020-01-05')).toBe('01/05/2020');
  expect(badgeOf('2020-12-05')).toEqual({ month: 'DEC', day: '5' });
});

test('today is the day where the user lives', () => {
  const late = new Date('2026-03-14T23:30:00Z');
  expect(todayAt(late, 0)).toBe('2026-03-14');
  expect(todayAt(late, 5.75)).toBe('2026-03-15');
  expect(todayAt(new Date('2026-03-14T02:00:00Z'), -5)).toBe('2026-03-13');
});

test.each([
  ['1960-03-14', '2026-03-13', 65],
  ['1960-03-14', '2026-03-14', 66],
  ['2024-02-29', '2025-02-28', 0],
  ['2024-02-29', '2025-03-01', 1],
  ['2026-03-14', '2026-03-14', 0],
])('somebody born on %s is on %s %i years old', (born, day, years) => {
  expect(ageAt(born, day)).toBe(years);
});
