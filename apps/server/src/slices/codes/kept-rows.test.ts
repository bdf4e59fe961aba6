import { expect, test } from 'vitest';
import { cptCodes, icdCodes } from '../../db/schema/codes.ts';
import { systemClock } from '../../ports/clock.ts';
import { cptView, icdView } from './code-views.ts';
import { importCodes } from './import-codes.usecase.ts';
import { isKnownIn } from './known-cpts.ts';
import { liveCodes } from './live-codes.ts';
import { cpt, cptFile, icd, icd10File, ownDatabase } from './testing/small-sets.ts';
import { cptCodesByIds, icdCodesByIds } from './testing/stored-codes.ts';

const nothing = { expand: {}, concept: {} };

async function loaded() {
  const { db } = (await ownDatabase()).database;
  const files = [
    icd10File('FY2026', icd('A00', 'Old'), icd('B00', 'Größe, with 2  spaces', false), icd('C00', '')),
    cptFile(2025, cpt('11111', 2025, '1.5'), { ...cpt('22222', 2025, '2.125'), globalDays: 'ZZZ' }),
    cptFile(2026, { ...cpt('11111', 2026, '1.6', 'Renamed'), status: 'C' }, cpt('33333', 2026, '0')),
  ];
  for (const file of files) await importCodes({ db, clock: systemClock }, [file]);
  return { db, live: liveCodes({ db, vocabulary: { cpt: nothing, icd: nothing }, log: () => undefined }) };
}

test.for([
  [undefined, ['33333', '11111']],
  [2026, ['33333', '11111']],
  [2025, ['33333', '22222', '11111']],
  [2001, ['33333', '22222', '11111']],
] as const)(
  'a procedure in memory says what its rows say, for the year %s, and a retired one is there for the years before',
  async ([year, codes]) => {
    const { db, live } = await loaded();
    const ids = (await db.select().from(cptCodes).orderBy(cptCodes.code)).map(({ id }) => id).toReversed();
    const stored = (await cptCodesByIds(db, ids, year)).filter(({ code }) => codes.some((known) => known === code));
    const expected = stored.map(({ id, code, description, values }) => ({
      id,
      code,
      value: description,
      rvu_value: values ? Number(values.workRvu) : null,
      year: values?.year ?? year ?? 2030,
      status: values?.status ?? '',
      global_days: values?.globalDays ?? '',
      multiple_procedure: values?.multipleProcedure ?? '',
      bilateral: values?.bilateral ?? '',
      assistant: values?.assistant ?? '',
      co_surgery: values?.coSurgery ?? '',
    }));
    expect(expected.map(({ code }) => code)).toEqual(codes);
    const rows = (await live.cpt()).rows(ids).filter(isKnownIn(year ?? 2030));
    expect(rows.map(cptView(year, 2030))).toEqual(expected);
  },
);

test('a diagnosis in memory says what its row says, in the order that was asked for; unknown ids are left out', async () => {
  const { db, live } = await loaded();
  const ids = (await db.select().from(icdCodes).orderBy(icdCodes.code)).map(({ id }) => id).toReversed();
  const expected = (await icdCodesByIds(db, ids)).map(({ id, code, description, billable }) => {
    return { id, code, value: description, billable, version: 10 };
  });
  expect(expected.map(({ code }) => code)).toEqual(['C00', 'B00', 'A00']);
  const { rows } = await live.icd10();
  expect(rows([999_999, ...ids, 0]).map(icdView(10))).toEqual(expected);
  expect(rows([])).toEqual([]);
});
