import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '../../db/database.ts';
import { icdCodes } from '../../db/schema/codes.ts';
import { systemClock } from '../../ports/clock.ts';
import type { CodeFile } from './files/code-file.ts';
import { importCodes } from './import-codes.usecase.ts';
import { liveCodes, type LiveCodes } from './live-codes.ts';
import { loadStarterCodes } from './starter.ts';
import { cpt, cptFile, icd, icd10File, ownDatabase, seedFolder } from './testing/small-sets.ts';
import { icdCodesByIds } from './testing/stored-codes.ts';

const nothing = { expand: {}, concept: {} };
function liveOn(db: Db, log = (_line: string) => undefined): LiveCodes {
  const live = liveCodes({ db, vocabulary: { cpt: nothing, icd: nothing }, log });
  onTestFinished(live.keepUp());
  return live;
}
const apply = (db: Db, ...files: CodeFile[]) => importCodes({ db, clock: systemClock }, files);

async function foundDiagnoses(live: LiveCodes, term: string): Promise<string[]> {
  const { index, rows } = await live.icd10();
  return rows(index.search(term, { limit: 10 })).map(({ code }) => code);
}

test('codes are found at first use, procedures by our keywords too', async () => {
  const { db } = (await ownDatabase()).database;
  await loadStarterCodes(db, () => undefined, await seedFolder());
  const live = liveOn(db);
  expect(await foundDiagnoses(live, 'ruptured communicating')).toEqual(['I60.2']);
  expect((await live.cpt()).index.search('acdf', { limit: 10 })).toHaveLength(2);
  expect((await live.icd9()).size).toBe(1);
});

test('codes that are imported beside it are found without a restart, and retired ones no more', async () => {
  const { db } = (await ownDatabase()).database;
  await apply(db, icd10File('FY2026', icd('A00', 'Old moyamoya'), icd('B00', 'Kept stenosis')));
  const live = liveOn(db);
  expect(await foundDiagnoses(live, 'moyamoya')).toEqual(['A00']);
  const [retired] = await db.select().from(icdCodes).where(eq(icdCodes.code, 'A00'));
  await apply(db, icd10File('FY2027', icd('B00', 'Kept stenosis'), icd('C00', 'New moyamoya')));
  await vi.waitFor(async () => expect(await foundDiagnoses(live, 'moyamoya')).toEqual(['C00']), {
    timeout: 10_000,
  });
  expect(await icdCodesByIds(db, [retired?.id ?? 0])).toMatchObject([{ code: 'A00', retired: true }]);
});

test('the old codes answer while new ones are being loaded, and refresh waits for the new', async () => {
  const { db } = (await ownDatabase()).database;
  await apply(db, cptFile(2026, cpt('11111', 2026, '1')));
  const live = liveOn(db);
  const before = await live.cpt();
  await apply(db, cptFile(2027, cpt('22222', 2027, '2'), cpt('33333', 2027, '3')));
  const renewed = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table cpt_codes in access exclusive mode`);
    const loading = live.refresh();
    const waiting = sql`select from pg_locks where relation = 'cpt_codes'::regclass and not granted`;
    await vi.waitFor(async () => expect((await tx.execute(waiting)).rowCount).toBe(1), { timeout: 10_000 });
    expect(await live.cpt()).toBe(before);
    return { loading };
  });
  await renewed.loading;
  expect(await live.cpt()).toMatchObject({ size: 3, revision: 2 });
});

test('a database that is away fails the first use alone; later the old codes stay in use and it is said', async () => {
  const { database } = await ownDatabase();
  const { db } = database;
  await apply(db, icd10File('FY2026', icd('A00', 'Moyamoya')));
  const said: string[] = [];
  const live = liveOn(db, (line) => void said.push(line));
  await live.icd10();
  await database.close();
  await vi.waitFor(
    async () => {
      expect((await live.icd10()).size).toBe(1);
      expect(said.join()).toContain('the old ones stay in use');
    },
    { timeout: 10_000 },
  );
  await expect(live.cpt()).rejects.toThrow();
});
