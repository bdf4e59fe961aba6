import { expect, test } from 'vitest';
import { systemClock } from '../../ports/clock.ts';
import { cptView } from './code-views.ts';
import { importCodes } from './import-codes.usecase.ts';
import { searchKnown } from './known-cpts.ts';
import { liveCodes } from './live-codes.ts';
import { cpt, cptFile, ownDatabase } from './testing/small-sets.ts';

const nothing = { expand: {}, concept: {} };
const clip = (code: string, year: number, rvu = '1') => cpt(code, year, rvu, `Clipping ${code}`);

/** The schedules are imported one after the other, as they come out. */
async function schedules(...files: ReturnType<typeof cptFile>[]) {
  const { db } = (await ownDatabase()).database;
  for (const file of files) await importCodes({ db, clock: systemClock }, [file]);
  const codes = await liveCodes({ db, vocabulary: { cpt: nothing, icd: nothing }, log: () => undefined }).cpt();
  const found = (year: number, limit = 10) => searchKnown(codes, 'clipping', { limit, year }).map(({ code }) => code);
  return { codes, found };
}

test('what the next year drops is found for this one, and what it brings has no value yet', async () => {
  const { codes, found } = await schedules(
    cptFile(2026, clip('11111', 2026), clip('22222', 2026, '2.6')),
    cptFile(2027, clip('22222', 2027, '2.7'), clip('33333', 2027)),
  );
  expect(found(2026)).toEqual(['11111', '22222', '33333']);
  expect(found(2027)).toEqual(['22222', '33333']);
  const inNovember = searchKnown(codes, 'clipping', { limit: 10, year: 2026 }).map(cptView(undefined, 2026));
  expect(inNovember.map(({ code, year, rvu_value }) => [code, year, rvu_value])).toEqual([
    ['11111', 2026, 1],
    ['22222', 2026, 2.6],
    ['33333', 2027, 1],
  ]);
});

test('a code that only earlier years had is found for them, however late their schedules come', async () => {
  const { found } = await schedules(
    cptFile(2027, clip('22222', 2027)),
    cptFile(2024, clip('11111', 2024), clip('22222', 2024)),
    cptFile(2025, clip('11111', 2025), clip('22222', 2025)),
  );
  expect(found(2024)).toEqual(['11111', '22222']);
  expect(found(2025)).toEqual(['11111', '22222']);
  expect(found(2026)).toEqual(['22222']);
});

test('a code that comes back is found for every year', async () => {
  const { found } = await schedules(
    cptFile(2025, clip('11111', 2025), clip('22222', 2025)),
    cptFile(2026, clip('22222', 2026)),
    cptFile(2027, clip('11111', 2027), clip('22222', 2027)),
  );
  expect(found(2027)).toEqual(['11111', '22222']);
});

test('codes of other years take nobody’s place in the list', async () => {
  const gone = Array.from({ length: 20 }, (_, index) => clip(`1${String(index).padStart(4, '0')}`, 2026));
  const { found } = await schedules(
    cptFile(2026, ...gone, clip('99998', 2026), clip('99999', 2026)),
    cptFile(2027, clip('99998', 2027), clip('99999', 2027)),
  );
  expect(found(2027, 2)).toEqual(['99998', '99999']);
  expect(found(2026, 3)).toHaveLength(3);
});
