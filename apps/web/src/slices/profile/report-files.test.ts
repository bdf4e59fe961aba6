import { expect, test } from 'vitest';
import {
  allFiles,
  canBeFetched,
  heldUntil,
  isPdf,
  nextPage,
  percentDone,
  type ReportFile,
  shownName,
} from './report-files.ts';

const file = (id: number, more: Partial<ReportFile> = {}): ReportFile => ({
  id,
  fileName: 'procedures_2026-03-14_k3j.xlsx',
  path: '/files/1',
  status: 'READY',
  done: 0,
  total: 0,
  expiresAt: '2026-03-21T09:00:00.000Z',
  ...more,
});

test.each([
  ['procedures_2026-03-14_k3j.xlsx', '2026-03-14.xlsx'],
  ['procedures_2026-03-14_k3j.PDF', '2026-03-14.PDF'],
  ['procedures_2026-03-14', '2026-03-14'],
])('%s is shown as %s', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});

test('PDFs are known by their extension', () => {
  expect(isPdf('a.PDF')).toBe(true);
  expect(isPdf('pdf.xlsx')).toBe(false);
});

test('progress is told in percent, and not at all while the total is unknown', () => {
  expect(percentDone({ done: 1, total: 3 })).toBe(33);
  expect(percentDone({ done: 5, total: 3 })).toBe(100);
  expect(percentDone({ done: 0, total: 0 })).toBeNull();
});

test('only a file that is ready and has a path can be fetched', () => {
  expect(canBeFetched(file(1))).toBe(true);
  expect(canBeFetched(file(1, { path: null }))).toBe(false);
  expect(canBeFetched(file(1, { status: 'EXPIRED' }))).toBe(false);
});

test('a file says how many cases it holds and until when it is kept, once it can be fetched', () => {
  expect(heldUntil(file(1, { total: 8 }))).toBe('8 cases, kept until Mar 21, 2026');
  expect(heldUntil(file(1, { total: 1 }))).toBe('1 case, kept until Mar 21, 2026');
  expect(heldUntil(file(1))).toBeNull();
  expect(heldUntil(file(1, { total: 8, status: 'RUNNING', path: null }))).toBeNull();
});

const page = (count: number) => ({ reports: Array.from({ length: count }, (_unused, index) => file(index)) });

test('fewer than 25 files are the last page', () => {
  expect(nextPage([page(25)])).toBe(1);
  expect(nextPage([page(25), page(24)])).toBeUndefined();
  expect(nextPage([page(0)])).toBeUndefined();
});

test('a file that slipped to the next page meanwhile is shown once', () => {
  const pages = [{ reports: [file(3), file(2)] }, { reports: [file(2), file(1)] }];
  expect(allFiles(pages).map(({ id }) => id)).toEqual([3, 2, 1]);
});
