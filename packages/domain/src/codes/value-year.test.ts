import { expect, test } from 'vitest';
import { usualYear, valueYearFor, yearsByNearness } from './value-year.ts';

test.each([
  [2026, [2026, 2025], 2026],
  [2025, [2026, 2025], 2025],
  [2019, [2026, 2025], 2025],
  [2027, [2026, 2025], 2026],
  [2025, [2026, 2024], 2026],
  [2023, [], 2023],
])('a procedure of %i, where %j are known, is valued as of %i', (year, known, expected) => {
  expect(valueYearFor(year, known)).toBe(expected);
});

test('where a code has no value in its year, the other years are asked from the nearest on', () => {
  expect(yearsByNearness(2025, [2027, 2026, 2025, 2024, 2019])).toEqual([2025, 2026, 2024, 2027, 2019]);
});

test.each([
  [[2026, 2025], 2026, 2026],
  [[2027, 2026, 2025], 2026, 2026],
  [[2025, 2024], 2026, 2025],
  [[2028, 2027], 2026, 2027],
  [[], 2026, undefined],
])('of %j the usual year is, in %i, %s', (years, thisYear, usual) => {
  expect(usualYear(years, thisYear)).toBe(usual);
});
