import { expect, test } from 'vitest';
import {
  areBlank,
  checkRows,
  chosenCodes,
  firstRows,
  haveChanged,
  mostRows,
  roomFor,
  startOver,
  unitsOf,
  withBlank,
  withChange,
  withCodes,
  withEmptyRow,
  withoutRow,
} from './calculator-rows.ts';
import type { CalculatorRow } from './calculator-rows.ts';
import type { CptCode } from './code.ts';

const cpt = (code: string): CptCode => ({
  id: Number(code),
  code,
  value: `What ${code} is`,
  rvuValue: 10.5,
  year: 2026,
  globalDays: '090',
  multipleProcedure: '2',
});
const row = (key: number, code: string | null, units: string): CalculatorRow => ({
  key,
  picked: code === null ? null : cpt(code),
  awaited: false,
  units,
});
const wrongUnits = 'Number of unit must be an integer numbrr above 0';
const required = 'This field is required!';

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['007', 7],
  ['', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1.0', null],
  ['1e3', null],
  ['two', null],
  ['99999999999999999999', null],
])("'%s' units are read as %s", (typed, units) => {
  expect(unitsOf(typed)).toBe(units);
});

test('a wrong number of units is flagged at its own row', () => {
  const faults = checkRows([row(1, '22551', '1'), row(2, '22552', '0'), row(3, '22845', '')]);
  expect([...faults]).toEqual([
    [2, { units: wrongUnits }],
    [3, { units: wrongUnits }],
  ]);
});

test('units without a code ask for the code', () => {
  expect([...checkRows([row(1, null, '2')])]).toEqual([[1, { code: required }]]);
});

test('untouched rows are left alone beside a filled one, and the first is flagged when all are untouched', () => {
  expect(checkRows([row(1, '22551', '1'), row(2, null, ' ')]).size).toBe(0);
  expect([...checkRows([row(4, null, ''), row(5, null, '')])]).toEqual([[4, { code: required, units: wrongUnits }]]);
});

test('there are at most seven rows and at least one', () => {
  let rows = firstRows;
  for (let tries = 0; tries < 10; tries += 1) rows = withEmptyRow(rows);
  expect(rows).toHaveLength(mostRows);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(mostRows);
  for (const { key } of rows) rows = withoutRow(rows, key);
  expect(rows).toMatchObject([{ picked: null, units: '' }]);
});

const times = (code: string, units: number) => ({ code: cpt(code), units });

test('several codes fill the blank rows, with their units, and stop at seven', () => {
  const started = [row(1, '22551', '2'), row(2, null, ''), row(3, null, '')];
  expect(roomFor(started)).toBe(6);
  const filled = withCodes(started, [times('22552', 3), times('22845', 1)]);
  expect(filled.map(({ picked, units }) => `${picked?.code} × ${units}`)).toEqual([
    '22551 × 2',
    '22552 × 3',
    '22845 × 1',
  ]);
  const many = ['10001', '10002', '10003', '10004', '10005', '10006', '10007'].map((code) => times(code, 1));
  expect(withCodes(filled, many)).toHaveLength(mostRows);
  expect(withCodes(filled, [])).toBe(filled);
});

test('only complete rows are calculated, and a change touches its row alone', () => {
  const rows = withChange([row(1, '22551', '1'), row(2, '22552', '')], 2, { units: '3' });
  expect(chosenCodes([...rows, row(3, null, '')]).map(({ code, units }) => [code.code, units])).toEqual([
    ['22551', 1],
    ['22552', 3],
  ]);
});

test('a row whose code is still being looked up is not blank: other codes leave it its place', () => {
  const awaited = { ...row(1, null, ''), awaited: true };
  expect(roomFor([awaited])).toBe(6);
  expect(withCodes([awaited], [times('22551', 1)])).toMatchObject([
    { key: 1, awaited: true },
    { picked: { code: '22551' } },
  ]);
});

test('a list takes the place of the row that it was put into', () => {
  const rows = [row(1, '22551', '1'), row(2, '63047', ''), row(3, '22845', '2')];
  const more = withCodes(withBlank(rows, 2), [times('22552', 2)]);
  expect(more.map(({ picked }) => picked?.code)).toEqual(['22551', '22845', '22552']);
});

test('a result is out of date as soon as a code, a number of units or a row is another', () => {
  const rows = [row(1, '22551', '1'), row(2, '22552', '2'), row(3, null, '')];
  const calculated = chosenCodes(rows);
  expect(haveChanged(rows, calculated)).toBe(false);
  expect(haveChanged(withChange(rows, 2, { units: '02' }), calculated)).toBe(false);
  expect(haveChanged(withChange(rows, 2, { units: '3' }), calculated)).toBe(true);
  expect(haveChanged(withChange(rows, 2, { units: '' }), calculated)).toBe(true);
  expect(haveChanged(withChange(rows, 1, { picked: null }), calculated)).toBe(true);
  expect(haveChanged(withChange(rows, 3, { picked: cpt('22845') }), calculated)).toBe(true);
  expect(haveChanged(withoutRow(rows, 1), calculated)).toBe(true);
});

test('starting over leaves one row that no box remembers', () => {
  const fresh = startOver([row(1, '22551', '1'), row(2, null, '')]);
  expect(areBlank(fresh)).toBe(true);
  expect(fresh.map(({ key }) => key)).toEqual([3]);
});
