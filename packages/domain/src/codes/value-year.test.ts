import { expect, test } from 'vitest';
import { valueYearFor } from './value-year.ts';

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
