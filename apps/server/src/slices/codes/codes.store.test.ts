import { expect, test } from 'vitest';
import { cptCodes, icdCodes } from '../../db/schema/codes.ts';
import { systemClock } from '../../ports/clock.ts';
import { codedFor, cptCodesByIds, icdCodesByIds, noteCodesUsed, usesOf } from './codes.store.ts';
import { importCodes } from './import-codes.usecase.ts';
import { cpt, cptFile, icd, icd10File, ownDatabase } from './testing/small-sets.ts';
import { surgeonIn } from './testing/surgeon.ts';

test('codes come in the order that was asked for, and unknown ids are left out', async () => {
  const { db } = (await ownDatabase()).database;
  const diagnoses = icd10File('FY2026', icd('A00', 'One'), icd('B00', 'Two'), icd('C00', 'Three'));
  await importCodes({ db, clock: systemClock }, [diagnoses, cptFile(2026, cpt('1', 2026, '1'), cpt('2', 2026, '2'))]);
  const [one, two, three] = (await db.select().from(icdCodes).orderBy(icdCodes.code)).map(({ id }) => id);
  const ids = [three ?? 0, 999_999, one ?? 0, two ?? 0];
  expect((await icdCodesByIds(db, ids)).map(({ code }) => code)).toEqual(['C00', 'A00', 'B00']);
  const procedures = (await db.select().from(cptCodes).orderBy(cptCodes.code)).map(({ id }) => id);
  expect((await cptCodesByIds(db, procedures.toReversed())).map(({ code }) => code)).toEqual(['2', '1']);
  expect(await icdCodesByIds(db, [])).toEqual([]);
  expect(await cptCodesByIds(db, [])).toEqual([]);
});

test('uses are counted for each person alone, over all their procedures', async () => {
  const { db } = (await ownDatabase()).database;
  const [ada, ben] = [await surgeonIn(db), await surgeonIn(db)];
  await noteCodesUsed(db, { userId: ada, kind: 'cpt', codeIds: [1, 2, 2], procedureName: 'ACDF' });
  await noteCodesUsed(db, { userId: ada, kind: 'cpt', codeIds: [1], procedureName: 'Craniotomy' });
  await noteCodesUsed(db, { userId: ada, kind: 'icd', codeIds: [7] });
  await noteCodesUsed(db, { userId: ben, kind: 'cpt', codeIds: [] });
  expect(await usesOf(db, ada, 'cpt')).toEqual(
    new Map([
      [1, 2],
      [2, 1],
    ]),
  );
  expect(await usesOf(db, ada, 'icd')).toEqual(new Map([[7, 1]]));
  expect(await usesOf(db, ben, 'cpt')).toEqual(new Map());
});

test('what one coded oneself for a procedure comes before what colleagues coded for it', async () => {
  const { db } = (await ownDatabase()).database;
  const [ada, ben] = [await surgeonIn(db), await surgeonIn(db)];
  const note = (userId: number, procedureName: string, ...codeIds: number[]) =>
    noteCodesUsed(db, { userId, kind: 'cpt', codeIds, procedureName });
  await note(ben, 'Cervical Fusion', 10, 11);
  await note(ben, 'Cervical Fusion', 10);
  await note(ben, 'Cervical fusion with plate', 12);
  await note(ada, 'Fusion, posterior cervical', 20);
  await note(ada, 'Craniotomy', 30);
  expect(await codedFor(db, ada, 'cervical fusion', 10)).toEqual([20, 10, 11]);
  expect(await codedFor(db, ada, 'cervical fusion', 2)).toEqual([20, 10]);
  expect(await codedFor(db, ada, '100%_\'"\\', 10)).toEqual([]);
  expect(await codedFor(db, ada, '  ', 10)).toEqual([]);
});
