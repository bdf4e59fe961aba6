import { expect, test } from 'vitest';
import { cmsExplanation, hiddenRows } from './calculator.ts';

test.each([
  [['0075T'], '1 code without a value is not shown: 0075T.'],
  [['0075T', '20930'], '2 codes without a value are not shown: 0075T, 20930.'],
])('rows that are not shown are counted and named: %s', (codes, said) => {
  expect(hiddenRows(codes)).toBe(said);
});

test('the highest code in several units says how many of them are halved', () => {
  expect(cmsExplanation({ rule: 'highest', unitsInFull: 1, unitsHalved: 0 })).toBe('Highest value: counted in full');
  expect(cmsExplanation({ rule: 'highest', unitsInFull: 1, unitsHalved: 2 })).toBe(
    'Highest value: 1 in full, 2 at 50 %',
  );
});
