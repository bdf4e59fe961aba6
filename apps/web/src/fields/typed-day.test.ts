import { expect, test } from 'vitest';
import { shownDay, typedDay } from './typed-day.ts';

test.each([
  ['Jan 5, 2020', '2020-01-05'],
  ['january 5 2020', '2020-01-05'],
  ['Sept 30, 2019', '2019-09-30'],
  ['1/5/2020', '2020-01-05'],
  ['2020-1-5', '2020-01-05'],
  [' 2020-01-05 ', '2020-01-05'],
])('%s is the day %s', (typed, day) => {
  expect(typedDay(typed)).toBe(day);
});

test.each(['', 'Feb 30, 2020', '13/1/2020', 'tomorrow', '5.1.2020', 'Jan 5'])('%s is no day', (typed) => {
  expect(typedDay(typed)).toBeNull();
});

test('a day is shown in words, anything else as it was typed', () => {
  expect(shownDay('2020-01-05')).toBe('Jan 5, 2020');
  expect(shownDay('Feb 30')).toBe('Feb 30');
  expect(shownDay('')).toBe('');
});
