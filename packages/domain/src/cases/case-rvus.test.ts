import { expect, test } from 'vitest';
import { caseRvus } from './case-rvus.ts';

type Line = readonly [rvu: string, quantity: number];

/** Worked by hand: the working stands beside each. */
const worked: readonly (readonly [string, readonly Line[], number | null, string, string, string | null])[] = [
  ['no code at all', [], null, '0.000', '0.000', null],
  ['one code', [['30.17', 1]], null, '30.170', '30.170', null],
  ['one code of value 0', [['0', 1]], null, '0.000', '0.000', null],
  ['one code twice counts in full: 2 × 10.45', [['10.45', 2]], null, '20.900', '20.900', null],
  ['one code ten times: 10 × 1.23', [['1.23', 10]], null, '12.300', '12.300', null],
  ['one code, assistant: 16 % of 30.17 = 4.8272', [['30.17', 1]], 16, '30.170', '30.170', '4.827'],
  ['one code, two surgeons: 62.5 % of 30.17 = 18.85625', [['30.17', 1]], 62.5, '30.170', '30.170', '18.856'],
  ['one code, harder: 120 % of 30.17 = 36.204', [['30.17', 1]], 120, '30.170', '30.170', '36.204'],
  ['one code twice with 50 %: half of 20.9', [['10.45', 2]], 50, '20.900', '20.900', '10.450'],
  ['a modifier of 100 % changes nothing', [['18.5', 1]], 100, '18.500', '18.500', '18.500'],
  ['a modifier of 0 % leaves nothing', [['18.5', 1]], 0, '18.500', '18.500', '0.000'],
  [
    'two codes: 20 + half of 10',
    [
      ['20', 1],
      ['10', 1],
    ],
    null,
    '30.000',
    '25.000',
    null,
  ],
  [
    'the order does not matter: 20 + half of 10',
    [
      ['10', 1],
      ['20', 1],
    ],
    null,
    '30.000',
    '25.000',
    null,
  ],
  [
    'two equal codes: 10 + half of 10',
    [
      ['10', 1],
      ['10', 1],
    ],
    null,
    '20.000',
    '15.000',
    null,
  ],
  [
    'the third decimal: 1.005 + half of 1.001 = 1.5055',
    [
      ['1.005', 1],
      ['1.001', 1],
    ],
    null,
    '2.006',
    '1.506',
    null,
  ],
  [
    'a half is rounded away from zero: 1 + half of 0.001 = 1.0005',
    [
      ['1', 1],
      ['0.001', 1],
    ],
    null,
    '1.001',
    '1.001',
    null,
  ],
  [
    'units of the highest: 2 × 20 + 10 = 50; 20 + half of 30',
    [
      ['20', 2],
      ['10', 1],
    ],
    null,
    '50.000',
    '35.000',
    null,
  ],
  [
    'units of a lower: 20 + 3 × 10 = 50; 20 + half of 30',
    [
      ['20', 1],
      ['10', 3],
    ],
    null,
    '50.000',
    '35.000',
    null,
  ],
  [
    'many units of a small code: 5 + 10 × 1 = 15; 5 + half of 10',
    [
      ['5', 1],
      ['1', 10],
    ],
    null,
    '15.000',
    '10.000',
    null,
  ],
  [
    'three codes: 27.75 + half of (12.4 + 4.22) = 36.06',
    [
      ['27.75', 1],
      ['12.4', 1],
      ['4.22', 1],
    ],
    null,
    '44.370',
    '36.060',
    null,
  ],
  [
    'a code of value 0 beside another adds nothing',
    [
      ['27.75', 1],
      ['0', 1],
    ],
    null,
    '27.750',
    '27.750',
    null,
  ],
  [
    'two codes of value 0',
    [
      ['0', 1],
      ['0', 2],
    ],
    null,
    '0.000',
    '0.000',
    null,
  ],
  [
    'fusion with its add-ons: 26.13 + half of 24.19',
    [
      ['26.13', 1],
      ['12.23', 1],
      ['4.14', 1],
      ['4.14', 1],
      ['3.68', 1],
    ],
    null,
    '50.320',
    '38.225',
    null,
  ],
  [
    'the same for two surgeons: 62.5 % of 38.225 = 23.890625',
    [
      ['26.13', 1],
      ['12.23', 1],
      ['4.14', 1],
      ['4.14', 1],
      ['3.68', 1],
    ],
    62.5,
    '50.320',
    '38.225',
    '23.891',
  ],
  ['a thrombectomy alone: 17 = 17', [['17', 1]], null, '17.000', '17.000', null],
  [
    'thrombectomy and angiogram: 17 + half of 5.5',
    [
      ['17', 1],
      ['5.5', 1],
    ],
    null,
    '22.500',
    '19.750',
    null,
  ],
  [
    'with a resident as assistant, 20 %: 3.95',
    [
      ['17', 1],
      ['5.5', 1],
    ],
    20,
    '22.500',
    '19.750',
    '3.950',
  ],
  [
    'sums that a binary fraction gets wrong: 0.1 + 0.2',
    [
      ['0.2', 1],
      ['0.1', 1],
    ],
    null,
    '0.300',
    '0.250',
    null,
  ],
  ['three times 0.1 as units of one code', [['0.1', 3]], null, '0.300', '0.300', null],
  ['the most units: 999 × 99.99', [['99.99', 999]], null, '99890.010', '99890.010', null],
];

test('there are 30 worked examples', () => {
  expect(worked).toHaveLength(30);
});

test.each(worked)('%s', (_working, lines, percentage, total, reimbursable, afterModifier) => {
  const codes = lines.map(([rvu, quantity]) => ({ rvu, quantity }));
  expect(caseRvus(codes, percentage)).toEqual({ total, reimbursable, afterModifier });
});
