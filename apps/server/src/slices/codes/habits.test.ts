import { expect, test } from 'vitest';
import type { Db } from '../../db/database.ts';
import { codeUses } from '../../db/schema/codes.ts';
import { noteCodesUsed } from './codes.store.ts';
import { habitsIn } from './habits.ts';
import { surgeonIn } from './testing/surgeon.ts';
import { ownDatabase } from './testing/small-sets.ts';

/** As another node would write it: this process does not hear of it. */
const noteElsewhere = (db: Db, user_id: number, code_id: number) =>
  db.insert(codeUses).values({ user_id, kind: 'cpt', code_id, uses: 1 });

async function someone() {
  const { database } = await ownDatabase();
  let now = 0;
  const userId = await surgeonIn(database.db);
  const habits = habitsIn(database.db, { now: () => now, most: 3 });
  const usedCodes = async (id = userId) => [...(await habits({ userId: id }, 'cpt')).keys()].toSorted((a, b) => a - b);
  return { database, db: database.db, userId, habits, usedCodes, letPass: (ms: number) => (now += ms) };
}

test('what somebody uses is read once while they type, and again after five seconds', async () => {
  const { db, userId, usedCodes, letPass } = await someone();
  expect(await usedCodes()).toEqual([]);
  await noteElsewhere(db, userId, 7);
  letPass(4999);
  expect(await usedCodes()).toEqual([]);
  letPass(1);
  expect(await usedCodes()).toEqual([7]);
});

test('what is noted in this process counts at once', async () => {
  const { db, userId, usedCodes } = await someone();
  expect(await usedCodes()).toEqual([]);
  await noteCodesUsed(db, { userId, kind: 'cpt', codeIds: [3, 4] });
  expect(await usedCodes()).toEqual([3, 4]);
});

test('kinds and people are kept apart, and whoever has no session has no habits', async () => {
  const { db, userId, habits, usedCodes } = await someone();
  const other = await surgeonIn(db);
  await noteCodesUsed(db, { userId, kind: 'cpt', codeIds: [3] });
  await noteCodesUsed(db, { userId, kind: 'icd', codeIds: [9] });
  expect(await usedCodes()).toEqual([3]);
  expect([...(await habits({ userId }, 'icd')).keys()]).toEqual([9]);
  expect(await usedCodes(other)).toEqual([]);
  expect(await habits(null, 'cpt')).toEqual(new Map());
});

test('only so many are kept: the one that was read longest ago goes first', async () => {
  const { db, userId, usedCodes } = await someone();
  expect(await usedCodes()).toEqual([]);
  await noteElsewhere(db, userId, 7);
  for (const other of [-1, -2]) await usedCodes(other);
  expect(await usedCodes()).toEqual([]);
  await usedCodes(-3);
  expect(await usedCodes()).toEqual([7]);
});

test('a read that failed is not kept', async () => {
  const { db, habits, userId } = await someone();
  await db.execute('alter table code_uses rename to away');
  await expect(habits({ userId }, 'cpt')).rejects.toThrow();
  await db.execute('alter table away rename to code_uses');
  expect(await habits({ userId }, 'cpt')).toEqual(new Map());
});
