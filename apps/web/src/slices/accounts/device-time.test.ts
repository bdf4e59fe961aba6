import { expect, test } from 'vitest';
import { dayInWords, momentInWords } from './device-time.ts';

test('days and moments are said as the rest of the product says them', () => {
  expect(dayInWords('2020-01-05T12:00:00.000Z')).toBe('Jan 5, 2020');
  expect(momentInWords('2020-01-05T12:00:00.000Z')).toMatch(/^Jan 5, 2020, \d{1,2}:\d{2}\s[AP]M$/u);
});
