import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '../../db/database.ts';
import { openDatabase } from '../../db/database.ts';
import { cptCodes, hospitals, icdCodes } from '../../db/schema/codes.ts';
import { systemClock } from '../../ports/clock.ts';
import { countActiveCodes, readCodeSets } from './codes.store.ts';
import { importCodes } from './import-codes.usecase.ts';
import { loadStarterCodes } from './starter.ts';
import { cpt, cptFile, icd, icd10File, ownDatabase, seedFolder } from './testing/small-sets.ts';
import { cptCodesByIds } from './testing/stored-codes.ts';

const quiet = () => undefined;
const revisions = async (db: Db) =>
  Object.fromEntries((await readCodeSets(db)).map(({ name, revision }) => [name, revision]));

const cptByCode = async (db: Db, code: string) => {
  const [found] = await db.select().from(cptCodes).where(eq(cptCodes.code, code));
  if (!found) throw new Error(`${code} is not there`);
  return found;
};

test('a new database gets the four starter sets, and a second start changes nothing', async () => {
  const { db } = (await ownDatabase()).database;
  const said: string[] = [];
  const folder = await seedFolder();
  await loadStarterCodes(db, (line) => said.push(line), folder);
  expect(await countActiveCodes(db)).toEqual({ cpt: 2, icd10: 2, icd9: 1, hospitals: 1 });
  expect(said).toHaveLength(4);
  await loadStarterCodes(db, (line) => said.push(line), folder);
  expect(await revisions(db)).toEqual({ cpt: 1, icd10: 1, icd9: 1, hospitals: 1 });
  expect(said).toHaveLength(4);
});

test('each year keeps its own value, and a code that a year did not have has none', async () => {
  const { db } = (await ownDatabase()).database;
  await loadStarterCodes(db, quiet, await seedFolder());
  const ids = [(await cptByCode(db, '22552')).id, (await cptByCode(db, '22551')).id];
  const newest = await cptCodesByIds(db, ids);
  expect(newest.map(({ code, values }) => [code, values?.year, values?.workRvu])).toEqual([
    ['22552', 2026, '6.340'],
    ['22551', 2026, '24.380'],
  ]);
  const earlier = await cptCodesByIds(db, ids, 2025);
  expect(earlier.map(({ values }) => values?.workRvu)).toEqual([undefined, '25.000']);
});

test('a changed seed file renews its set alone and retires what it no longer has', async () => {
  const { db } = (await ownDatabase()).database;
  await loadStarterCodes(db, quiet, await seedFolder());
  const changed = { 'icd10.csv': 'code,billable,description\nI60.2,1,Ruptured acom aneurysm\n' };
  await loadStarterCodes(db, quiet, await seedFolder(changed));
  expect(await revisions(db)).toEqual({ cpt: 1, icd10: 2, icd9: 1, hospitals: 1 });
  const rows = await db.select().from(icdCodes).where(eq(icdCodes.version, 10)).orderBy(icdCodes.code);
  expect(rows.map(({ code, description, retired }) => [code, description, retired])).toEqual([
    ['I60', 'Ruptured aneurysm', true],
    ['I60.2', 'Ruptured acom aneurysm', false],
  ]);
});

test('official codes are left alone, but procedure codes get our keywords', async () => {
  const { db } = (await ownDatabase()).database;
  const files = [
    cptFile(2026, cpt('22551', 2026, '24.00', 'Official words')),
    icd10File('FY2026', icd('Z00.0', 'Official')),
  ];
  await importCodes({ db, clock: systemClock }, files);
  const folder = await seedFolder();
  await loadStarterCodes(db, quiet, folder);
  await loadStarterCodes(db, quiet, folder);
  expect(await countActiveCodes(db)).toMatchObject({ cpt: 1, icd10: 1 });
  expect(await cptByCode(db, '22551')).toMatchObject({ description: 'Official words', keywords: 'acdf' });
  expect(await revisions(db)).toMatchObject({ cpt: 2, icd10: 1 });
});

test('two nodes that start at once load each set once', async () => {
  const { database, url } = await ownDatabase();
  const other = await openDatabase({ url, dataDir: '', mode: 'server', log: quiet });
  const folder = await seedFolder();
  await Promise.all([loadStarterCodes(database.db, quiet, folder), loadStarterCodes(other.db, quiet, folder)]);
  await other.close();
  expect(await revisions(database.db)).toEqual({ cpt: 1, icd10: 1, icd9: 1, hospitals: 1 });
  expect(await database.db.select().from(hospitals)).toHaveLength(1);
});

test('a fault in a seed file is named by file and line, and no set is loaded', async () => {
  const { db } = (await ownDatabase()).database;
  const folder = await seedFolder({ 'hospitals.csv': 'name,address,city,state,zip\nGeneral,,Springfield\n' });
  await expect(loadStarterCodes(db, quiet, folder)).rejects.toThrow(
    'hospitals.csv, line 2: The row has 3 values for 5 columns.',
  );
  expect(await readCodeSets(db)).toEqual([]);
});

test('the sets that the product ships load in about a second', async () => {
  const { db } = (await ownDatabase()).database;
  const start = performance.now();
  await loadStarterCodes(db, quiet);
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(`The starter sets: loaded in ${seconds.toFixed(2)} s\n`);
  expect(seconds).toBeLessThan(5);
  const counted = await countActiveCodes(db);
  expect(Math.min(...Object.values(counted))).toBeGreaterThan(100);
});
