import { expect, test } from 'vitest';
import { codedFor, noteCodesUsed, usesOf } from './codes.store.ts';
import { ownDatabase } from './testing/small-sets.ts';
import { surgeonIn } from './testing/surgeon.ts';

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
