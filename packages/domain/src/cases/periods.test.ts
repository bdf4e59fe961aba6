import { expect, test } from 'vitest';
import { daysOf } from './periods.ts';

test.each([
  // 15 November 2026 is a Sunday.
  ['2026-11-15', '2026-11-15', '2026-11-21'],
  ['2026-11-21', '2026-11-15', '2026-11-21'],
  ['2026-11-14', '2026-11-08', '2026-11-14'],
  ['2027-01-01', '2026-12-27', '2027-01-02'],
  ['2024-02-29', '2024-02-25', '2024-03-02'],
])('the week of %s goes from Sunday %s to Saturday %s', (today, from, to) => {
  expect(daysOf('WEEK', today)).toEqual({ from, to });
});

test.each([
  ['2026-11-15', '2026-11-01', '2026-11-30'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
  ['2024-02-01', '2024-02-01', '2024-02-29'],
  ['2025-02-28', '2025-02-01', '2025-02-28'],
])('the month of %s goes from %s to %s', (today, from, to) => {
  expect(daysOf('MONTH', today)).toEqual({ from, to });
});

test('upcoming is later than today, and all is all', () => {
  expect(daysOf('UPCOMING', '2026-11-15')).toEqual({ after: '2026-11-15' });
  expect(daysOf('ALL', '2026-11-15')).toEqual({});
});
