import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, decimal, formatDecimal, percentOf } from './decimal.ts';
import { afterModifier, reimbursableRvus, totalRvus } from './rvu.ts';
import type { RvuLine } from './rvu.ts';

const line = (rvu: string | number, quantity = 1): RvuLine => ({ rvu, quantity });

test.each<[string, RvuLine[], string, string]>([
  ['nothing', [], '0.000', '0.000'],
  ['one code', [line(30.06)], '30.060', '30.060'],
  ['one code several times, which counts in full', [line('3.38', 3)], '10.140', '10.140'],
  ['a fusion with its add-ons', [26.13, 12.25, 4.14, 4.14, 3.66].map((rvu) => line(rvu)), '50.320', '38.225'],
  ['the highest value standing last', [line(6.34), line('24.38')], '30.720', '27.550'],
  ['the highest value twice, of which one is halved', [line(10, 2), line(8)], '28.000', '19.000'],
  ['codes without a value', [line(0), line('0.00')], '0.000', '0.000'],
  ['a half thousandth, rounded up when shown', [line('1.01'), line('0.001')], '1.011', '1.011'],
])('%s', (_what, lines, total, reimbursable) => {
  expect(formatDecimal(totalRvus(lines))).toBe(total);
  expect(formatDecimal(reimbursableRvus(lines))).toBe(reimbursable);
});

test.each([
  ['100', '38.225'],
  ['62.5', '23.891'],
  [16, '6.116'],
  ['0', '0.000'],
])('a modifier of %s percent leaves %s of 38.225', (percentage, left) => {
  expect(formatDecimal(afterModifier(decimal('38.225'), percentage))).toBe(left);
});

const hundredths = fc.integer({ min: 0, max: 99_999 }).map((value) => (value / 100).toFixed(2));
const lines = fc.array(fc.record({ rvu: hundredths, quantity: fc.integer({ min: 1, max: 99 }) }), { maxLength: 7 });

test('the reimbursable part lies between half of the total and the total, whatever the order', () => {
  fc.assert(
    fc.property(lines, (some) => {
      const total = totalRvus(some);
      const reimbursable = reimbursableRvus(some);
      expect(compare(reimbursable, total)).toBeLessThanOrEqual(0);
      expect(compare(reimbursable, percentOf(total, decimal(50)))).toBeGreaterThanOrEqual(0);
      expect(compare(reimbursableRvus(some.toReversed()), reimbursable)).toBe(0);
    }),
  );
});
