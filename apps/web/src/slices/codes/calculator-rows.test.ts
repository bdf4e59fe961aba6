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
  withChange,
  withCodes,
  withEmptyRow,
  withList,
  withoutRow,
} from './calculator-rows.ts';
import type { CalculatorRow, Lookup } from './calculator-rows.ts';
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
  typed: '',
  lookup: 'none',
  units,
});
const words = (key: number, typed: string, units = '', lookup: Lookup = 'none'): CalculatorRow => ({
  ...row(key, null, units),
  typed,
  lookup,
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
  const faults = checkRows([row(1, '22551', '1'), row(2, '22552', '0'), row(3, '22845', '')], 2026);
  expect([...faults]).toEqual([
    [2, { units: wrongUnits }],
    [3, { units: wrongUnits }],
  ]);
});

test('units without a code ask for the code', () => {
  expect([...checkRows([row(1, null, '2')], 2026)]).toEqual([[1, { code: required }]]);
});

test('untouched rows are left alone beside a filled one, and the first is flagged when all are untouched', () => {
  expect(checkRows([row(1, '22551', '1'), row(2, null, ' ')], 2026).size).toBe(0);
  expect([...checkRows([row(4, null, ''), row(5, null, '')], 2026)]).toEqual([
    [4, { code: required, units: wrongUnits }],
  ]);
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

test('what stands in a box counts: the row is not blank, and other codes leave it its place', () => {
  const typed = words(1, 'fusion lumbar');
  expect(areBlank([typed])).toBe(false);
  expect(areBlank([words(1, ' ')])).toBe(true);
  expect(roomFor([typed])).toBe(6);
  expect(withCodes([typed], [times('22551', 1)])).toMatchObject([typed, { picked: { code: '22551' } }]);
  expect(haveChanged([row(2, '22551', '1'), typed], chosenCodes([row(2, '22551', '1')]))).toBe(true);
});

test.each([
  ['fusion lumbar', 'none', 2026, '"fusion lumbar" is not a code yet: choose one from the list.'],
  ['fusion '.repeat(9), 'none', 2026, /^"(fusion ){5}fusio\u2026" is not a code yet/],
  ['99999', 'none', 2026, '99999 is not among the codes of 2026.'],
  ['1036f', 'none', undefined, '1036F is not among the codes.'],
  ['99998, 99999 x2', 'none', 2025, 'None of these is among the codes of 2025.'],
  ['61510', 'failed', 2026, 'The search did not get through. Enter tries again.'],
  [' ', 'none', 2026, required],
] as const)("where '%s' stands (%s, %s) the fault is %s", (typed, lookup, year, told) => {
  const fault = checkRows([words(1, typed, '1', lookup)], year).get(1)?.code;
  expect(fault).toEqual(typeof told === 'string' ? told : expect.stringMatching(told));
});

test('a list takes the place of the row that it was put into', () => {
  const rows = [row(1, '22551', '1'), words(2, '22552 x2'), row(3, '22845', '2')];
  const more = withList(rows, 2, [times('22552', 2)]);
  expect(more?.rows.map(({ picked }) => picked?.code)).toEqual(['22551', '22845', '22552']);
  expect(more?.withoutRoom).toEqual([]);
});

test('a list whose row is gone comes to nothing', () => {
  expect(withList([row(1, '22551', '1')], 2, [times('22552', 2)])).toBeNull();
});

test('of a list there comes as much as there is room for', () => {
  const rows = [1, 2, 3, 4, 5, 6].map((key) => row(key, `2255${key}`, '1'));
  const more = withList([...rows, words(7, '61510 61512')], 7, [times('61510', 1), times('61512', 1)]);
  expect(more?.rows.map(({ picked }) => picked?.code).slice(5)).toEqual(['22556', '61510']);
  expect(more?.withoutRoom.map(({ code }) => code.code)).toEqual(['61512']);
});

test.each([
  ['', 1, ['1', '1']],
  ['2', 1, ['1', '2']],
  ['none', 1, ['1', '1']],
  ['5', 3, ['1', '3']],
])("units '%s' beside a list are those of its last code, unless it came with %s", (typed, units, all) => {
  const more = withList([words(1, '22551 22552', typed)], 1, [times('22551', 1), times('22552', units)]);
  expect(more?.rows.map((each) => each.units)).toEqual(all);
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
