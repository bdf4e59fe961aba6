import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { users } from '../../db/schema/accounts.ts';
import { freshDatabase } from '../../db/testing/fresh-database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { diskFiles } from './disk.files.ts';
import { keptFiles } from './kept-files.ts';

const start = new Date('2026-03-14T10:00:00Z');
const twoDaysMs = 48 * 3_600_000;

async function bench() {
  const { database, close } = await freshDatabase();
  onTestFinished(close);
  const files = diskFiles({ folder: await temporaryFolder(), secret: randomBytes(32) });
  let now = start;
  const kept = keptFiles({ db: database.db, files, clock: { now: () => now } });
  const person = { email: 'ada@example.com', password_hash: '', first_name: 'Ada', last_name: 'Test' };
  const [owner] = await database.db
    .insert(users)
    .values({ ...person, accepted_terms_at: start, created_at: start })
    .returning({ id: users.id });
  const meta = { contentType: 'image/jpeg', ownerId: owner?.id ?? 0 };
  return {
    kept,
    db: database.db,
    add: () => kept.add(Buffer.from('picture'), meta),
    isThere: async (key: string) => {
      const file = await files.open(key);
      file?.stream.destroy();
      return file !== undefined;
    },
    letPass: (ms: number) => (now = new Date(now.getTime() + ms)),
  };
}

test('a file that was kept stays, however long', async () => {
  const { kept, db, add, isThere, letPass } = await bench();
  const key = await add();
  await db.transaction((tx) => kept.keep(tx, [key]));
  letPass(100 * twoDaysMs);
  await kept.purge();
  expect(await isThere(key)).toBe(true);
});

test('the bytes of a call that was cut off go a day later, not sooner', async () => {
  const { kept, add, isThere, letPass } = await bench();
  const key = await add();
  await kept.purge();
  expect(await isThere(key)).toBe(true);
  letPass(twoDaysMs);
  await kept.purge();
  expect(await isThere(key)).toBe(false);
});

test('a transaction that fails keeps nothing, and releases nothing', async () => {
  const { kept, db, add, isThere, letPass } = await bench();
  const [never, stays] = [await add(), await add()];
  await db.transaction((tx) => kept.keep(tx, [stays]));
  const failing = db.transaction(async (tx) => {
    await kept.keep(tx, [never]);
    await kept.release(tx, [stays]);
    throw new Error('the case could not be written');
  });
  await expect(failing).rejects.toThrow('could not be written');
  letPass(twoDaysMs);
  await kept.purge();
  expect([await isThere(never), await isThere(stays)]).toEqual([false, true]);
});

test('what was released is gone with the next purge', async () => {
  const { kept, db, add, isThere } = await bench();
  const key = await add();
  await db.transaction((tx) => kept.keep(tx, [key]));
  await db.transaction((tx) => kept.release(tx, [key]));
  await kept.purge();
  expect(await isThere(key)).toBe(false);
});
