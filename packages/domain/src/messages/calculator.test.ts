import { expect, test } from 'vitest';
import { cmsExplanation, hiddenRows, leftOutOf } from './calculator.ts';

test.each([
  [['0075T'], 2026, '1 code without a value in 2026 is not shown: 0075T.'],
  [['0075T', '20930'], 2025, '2 codes without a value in 2025 are not shown: 0075T, 20930.'],
  [['0075T'], null, '1 code without a value is not shown: 0075T.'],
])('rows that are not shown are counted and named, with the year that does not value them: %s', (codes, year, said) => {
  expect(hiddenRows(codes, year)).toBe(said);
});

test('of a list of codes only what was left out is told', () => {
  const all = { unknown: [], withoutRoom: [], hadModifiers: false };
  expect(leftOutOf(all)).toBe('');
  expect(leftOutOf({ unknown: ['99999'], withoutRoom: ['22853', '63052'], hadModifiers: true })).toBe(
    'Not found: 99999. No room for 22853, 63052. Modifiers are left out.',
  );
});

test('the highest code in several units says how many of them are halved', () => {
  expect(cmsExplanation({ rule: 'highest', unitsInFull: 1, unitsHalved: 0 })).toBe('Highest value: counted in full');
  expect(cmsExplanation({ rule: 'highest', unitsInFull: 1, unitsHalved: 2 })).toBe(
    'Highest value: 1 in full, 2 at 50 %',
  );
});
