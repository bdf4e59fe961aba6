import { expect, test } from 'vitest';
import { casesOfFiles, exportFileName } from './export-rules.ts';

test('characters 11 to 21 of a name are the day', () => {
  const name = exportFileName('EXCEL', '2026-03-04', 'k3j9');
  expect(name).toBe('procedures_2026-03-04_k3j9.xlsx');
  expect(name.slice(11, 21)).toBe('2026-03-04');
  expect(exportFileName('PDF', '2026-03-04', 'k')).toMatch(/\.pdf$/);
});

const ids = (count: number) => Array.from({ length: count }, (_unused, index) => index + 1);

test('a PDF of more than 250 cases is split, a spreadsheet never', () => {
  expect(casesOfFiles('EXCEL', ids(5000)).map(({ length }) => length)).toEqual([5000]);
  expect(casesOfFiles('PDF', ids(250)).map(({ length }) => length)).toEqual([250]);
  const files = casesOfFiles('PDF', ids(501));
  expect(files.map(({ length }) => length)).toEqual([250, 250, 1]);
  expect(files.flat()).toEqual(ids(501));
});

test.each(['EXCEL', 'PDF'] as const)('of nothing there is no %s', (kind) => {
  expect(casesOfFiles(kind, [])).toEqual([]);
});
