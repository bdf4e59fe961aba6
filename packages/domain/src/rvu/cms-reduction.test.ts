import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cmsReduction } from './cms-reduction.ts';
import type { CmsLine } from './cms-reduction.ts';
import { compare, formatDecimal } from './decimal.ts';
import { totalRvus } from './rvu.ts';

const procedure = (code: string, rvu: number, quantity = 1): CmsLine => ({
  code,
  rvu,
  quantity,
  globalDays: '090',
  multipleProcedure: '2',
});
const addOn = (code: string, rvu: number, quantity = 1): CmsLine => ({
  ...procedure(code, rvu, quantity),
  globalDays: 'ZZZ',
  multipleProcedure: '0',
});

const counted = (lines: readonly CmsLine[]) => {
  const { total, lines: results } = cmsReduction(lines);
  return {
    total: formatDecimal(total),
    lines: results.map((result) => `${result.code} ${result.rule} ${formatDecimal(result.counted)}`),
  };
};

test('add-on codes stay whole, so a fusion with its add-ons is not reduced at all', () => {
  const fusion = [
    procedure('22633', 26.13),
    addOn('22842', 12.25),
    addOn('22853', 4.14),
    addOn('63052', 4.14),
    addOn('61783', 3.66),
  ];
  expect(counted(fusion)).toEqual({
    total: '50.320',
    lines: [
      '22633 highest 26.130',
      '22842 add-on 12.250',
      '22853 add-on 4.140',
      '63052 add-on 4.140',
      '61783 add-on 3.660',
    ],
  });
});

test('of several procedures the highest counts in full and each other by half, whatever their order', () => {
  const lines = [procedure('63047', 14.99), procedure('61510', 30.06), procedure('22551', 24.38)];
  expect(counted(lines)).toEqual({
    total: '49.745',
    lines: ['63047 reduced 7.495', '61510 highest 30.060', '22551 reduced 12.190'],
  });
});

test('units of one code are procedures of their own', () => {
  expect(counted([procedure('61510', 30.06, 3)]).total).toBe('60.120');
  expect(cmsReduction([procedure('61510', 30.06, 3)]).lines).toMatchObject([{ unitsInFull: 1, unitsHalved: 2 }]);
  expect(counted([addOn('63048', 3.38, 3)]).total).toBe('10.140');
});

test('of two equal values one counts in full', () => {
  expect(counted([procedure('10001', 10), procedure('10002', 10)]).lines).toEqual([
    '10001 highest 10.000',
    '10002 reduced 5.000',
  ]);
});

test.each(['0', '4', '6', '9', ''])("the indicator '%s' leaves a code whole and out of the ranking", (indicator) => {
  const exempt = { ...procedure('36620', 50), multipleProcedure: indicator };
  expect(counted([exempt, procedure('61510', 30)]).lines).toEqual(['36620 exempt 50.000', '61510 highest 30.000']);
});

test('an endoscopy is treated like the others and says that it is one', () => {
  const endoscopy = { ...procedure('43246', 3.47), multipleProcedure: '3' };
  expect(counted([endoscopy, procedure('61510', 30)]).lines).toEqual(['43246 endoscopy 1.735', '61510 highest 30.000']);
});

const line = fc.record({
  code: fc.constant('12345'),
  rvu: fc.integer({ min: 0, max: 9999 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  quantity: fc.integer({ min: 1, max: 9 }),
  globalDays: fc.constantFrom('000', '090', 'XXX', 'ZZZ'),
  multipleProcedure: fc.constantFrom('0', '2', '3', '9'),
});

test('nothing is ever raised, every unit is counted once, and one code in one unit is never reduced', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 7 }), (lines) => {
      const { total, lines: results } = cmsReduction(lines);
      expect(compare(total, totalRvus(lines))).toBeLessThanOrEqual(0);
      expect(results.map((result) => result.unitsInFull + result.unitsHalved)).toEqual(
        lines.map(({ quantity }) => quantity),
      );
      const units = lines.reduce((all, { quantity }) => all + quantity, 0);
      if (units === 1) expect(compare(total, totalRvus(lines))).toBe(0);
    }),
  );
});
