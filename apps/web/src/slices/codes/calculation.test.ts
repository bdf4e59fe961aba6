import { calculatorLabels } from '@casefolio/domain/messages/calculator';
import { expect, test } from 'vitest';
import { calculate } from './calculation.ts';
import type { ChosenCode } from './calculator-rows.ts';
import { shareText } from './share-text.ts';

const chosen = (key: number, code: string, rvuValue: number | null, units = 1, globalDays = '090'): ChosenCode => ({
  key,
  units,
  code: {
    id: key,
    code,
    value: `What ${code} is`,
    rvuValue,
    year: 2026,
    globalDays,
    multipleProcedure: globalDays === 'ZZZ' ? '0' : '2',
  },
});

const fusion = [
  chosen(1, '22633', 26.13),
  chosen(2, '22842', 12.25, 1, 'ZZZ'),
  chosen(3, '22853', 4.14, 2, 'ZZZ'),
  chosen(4, '0075T', 0),
  chosen(5, '22899', null),
];

test('the result has three decimals, hides what is worth nothing and names it', () => {
  const result = calculate(fusion);
  expect(result.lines.map(({ code, perUnit, total }) => [code, perUnit, total])).toEqual([
    ['22633', '26.130', '26.130'],
    ['22842', '12.250', '12.250'],
    ['22853', '4.140', '8.280'],
  ]);
  expect(result).toMatchObject({ year: 2026, total: '46.660', cmsTotal: '46.660', hidden: ['0075T', '22899'] });
  expect(result.reimbursable).toEqual({ figure: '36.395', why: '26.130 + 50 % of 20.530' });
  expect(result.lines.map(({ cms }) => cms.why)).toEqual([
    'Highest value: counted in full',
    'Add-on code: never reduced',
    'Add-on code: never reduced',
  ]);
});

test('more procedures than five are said to need a report, and add-on codes are no procedures of their own', () => {
  const addOns = chosen(2, '22853', 4.14, 9, 'ZZZ');
  expect(calculate([chosen(1, '61510', 30.06, 5), addOns]).isByReport).toBe(false);
  const six = calculate([chosen(1, '61510', 30.06, 5), addOns, chosen(3, '22551', 24.38)]);
  expect(six.isByReport).toBe(true);
  expect(shareText(six, '2026-11-15')).toContain('From the sixth procedure on');
});

test('a code that is worth nothing does not make one code several', () => {
  expect(calculate([chosen(1, '22551', 24.38, 2), chosen(2, '0075T', 0)]).reimbursable).toEqual({
    figure: '48.760',
    why: null,
  });
});

test('a result without any value is a zero and not a failure', () => {
  expect(calculate([chosen(1, '0075T', 0)])).toMatchObject({ lines: [], total: '0.000', cmsTotal: '0.000' });
});

test('the text holds every figure and every reason', () => {
  expect(shareText(calculate(fusion), '2026-11-15')).toBe(
    [
      'RVU Calculator · Work RVUs of 2026',
      'Calculated on Nov 15, 2026',
      '',
      '22633  What 22633 is',
      '       1 unit × 26.130 = 26.130',
      '22842  What 22842 is',
      '       1 unit × 12.250 = 12.250',
      '22853  What 22853 is',
      '       2 units × 4.140 = 8.280',
      '',
      'Total wRVUs: 46.660',
      '2 codes without a value in 2026 are not shown: 0075T, 22899.',
      '',
      'Highest value and half of the rest: 36.395 (26.130 + 50 % of 20.530)',
      "Medicare's multiple-procedure rule: 46.660",
      '  22633  26.130  Highest value: counted in full',
      '  22842  12.250  Add-on code: never reduced',
      '  22853  8.280  Add-on code: never reduced',
      calculatorLabels.cmsNotIncluded,
    ].join('\n'),
  );
});
