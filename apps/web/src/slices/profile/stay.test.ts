import { expect, test } from 'vitest';
import { checkStay, stayBody, stayInWords, stayValues, todayHere } from './stay.ts';

const today = '2026-03-14';
const check = (startDate: string, endDate: string, isCurrent = false) => {
  const { startDate: start, endDate: end } = checkStay({ startDate, endDate, isCurrent }, today);
  return [start?.text, end?.text];
};

test('an end must come after its start', () => {
  expect(check('2020-01-05', '2020-01-06')).toEqual([undefined, undefined]);
  expect(check('2020-01-05', '2020-01-05')).toEqual([undefined, 'End date must be greater than start date']);
  expect(check('2020-01-05', '2019-12-31')).toEqual([undefined, 'End date must be greater than start date']);
});

test('what lasts has no end to check', () => {
  expect(check('2020-01-05', 'nonsense', true)).toEqual([undefined, undefined]);
  expect(stayBody({ startDate: '2020-01-05', endDate: today, isCurrent: true }).endDate).toBeNull();
});

test('a day may be today and not tomorrow, must be there and must be a day', () => {
  expect(check(today, today, true)).toEqual([undefined, undefined]);
  expect(check('2026-03-15', today, true)).toEqual(['This day lies in the future', undefined]);
  expect(check('2026-03-01', '2026-03-15')).toEqual([undefined, 'This day lies in the future']);
  expect(check('', '')).toEqual(['This field is required', 'This field is required']);
  expect(check('Feb 30', today, true)[0]).toContain('not a day of the calendar');
});

test('a stay is read like on the card, and without an end it lasts', () => {
  expect(stayInWords({ startDate: '2020-01-05', endDate: null })).toBe('Jan 5, 2020 – Currently');
  expect(stayInWords({ startDate: '2020-01-05', endDate: '2021-12-31' })).toBe('Jan 5, 2020 – Dec 31, 2021');
  expect(stayValues({ startDate: '2020-01-05', endDate: null }, today)).toEqual({
    isCurrent: true,
    startDate: '2020-01-05',
    endDate: today,
  });
});

test("today is the user's own", () => {
  const now = new Date(2026, 2, 14, 23, 59);
  expect(todayHere(now)).toBe('2026-03-14');
});
