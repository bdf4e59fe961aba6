import { expect, test } from 'vitest';
import { totalsOf, withCpts, withQuantity } from './cpt-list.ts';

const acdf = { id: 1, code: '22551', value: 'ACDF', rvuValue: 24.38, year: 2026 };
const cage = { id: 2, code: '22853', value: 'Cage', rvuValue: 4.14, year: 2026 };

test('a code is added once, with quantity 1, and never falls below it', () => {
  const cpts = withCpts(withCpts([], [acdf]), [acdf, cage]);
  expect(cpts.map(({ code, quantity }) => [code, quantity])).toEqual([
    ['22551', 1],
    ['22853', 1],
  ]);
  expect(withQuantity(cpts, 2, 1)[1]?.quantity).toBe(2);
  expect(withQuantity(cpts, 2, -1)[1]?.quantity).toBe(1);
});

test('the totals are those of the case’s page', () => {
  const cpts = withQuantity(withCpts([], [acdf, cage]), 2, 1);
  expect(totalsOf(cpts, { id: '62', description: '', percentage: 62.5 })).toEqual({
    total: '32.660',
    reimbursable: '28.520',
    afterModifier: '17.825',
  });
  expect(totalsOf([], null).total).toBe('0.000');
});
