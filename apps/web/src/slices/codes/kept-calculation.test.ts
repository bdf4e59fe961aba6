import { expect, test } from 'vitest';
import { readCalculation } from './kept-calculation.ts';
import type { KeptCalculation } from './kept-calculation.ts';

const code = {
  id: 7,
  code: '22551',
  value: 'ACDF',
  rvuValue: 24.38,
  year: 2026,
  globalDays: '090',
  multipleProcedure: '2',
};
const kept: KeptCalculation = {
  rows: [
    { key: 1, picked: code, typed: '', lookup: 'none', units: '2' },
    { key: 2, picked: null, typed: 'fusion lumbar', lookup: 'none', units: '' },
  ],
  asked: [{ key: 1, code, units: 2 }],
  year: 2025,
};

test('what was kept is found again', () => {
  expect(readCalculation(JSON.stringify(kept))).toEqual(kept);
});

test('a row that was waiting for its code waits no more', () => {
  const rows = [{ key: 1, picked: null, typed: '61510', lookup: 'awaited', units: '1' }];
  expect(readCalculation(JSON.stringify({ ...kept, rows }))?.rows).toMatchObject([{ typed: '61510', lookup: 'none' }]);
});

test.each([null, '', '{', 'null', '7', '[]', '{"rows":[{}]}', '{"rows":"no"}'])('%j is nothing', (text) => {
  expect(readCalculation(text)).toBeNull();
});

test('of a code that is not whole nothing is taken over', () => {
  const { rvuValue: _left, ...broken } = code;
  const strange = { rows: [{ key: 1, picked: broken, units: '1' }], asked: [{ key: 1, code: broken, units: 1 }] };
  expect(readCalculation(JSON.stringify(strange))).toEqual({
    rows: [{ key: 1, picked: null, typed: '', lookup: 'none', units: '1' }],
    asked: [],
    year: undefined,
  });
});
