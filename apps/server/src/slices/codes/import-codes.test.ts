import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '../../db/database.ts';
import { cptCodes, hospitals, icdCodes } from '../../db/schema/codes.ts';
import { auditEvents } from '../../db/schema/house.ts';
import { systemClock } from '../../ports/clock.ts';
import { cptYears, readCodeSets } from './codes.store.ts';
import type { AddendaFile, CodeFile } from './files/code-file.ts';
import { importCodes, previewCodes } from './import-codes.usecase.ts';
import { loadStarterCodes } from './starter.ts';
import { cpt, cptFile, hospital, icd, icd10File, ownDatabase, seedFolder } from './testing/small-sets.ts';
import { cptCodesByIds } from './testing/stored-codes.ts';

const apply = (db: Db, ...files: CodeFile[]) => importCodes({ db, clock: systemClock }, files);
const counts = (added: number, changed: number, retired: number, unchanged: number) => ({
  added,
  changed,
  retired,
  unchanged,
});
const setOf = async (db: Db, name: string) => (await readCodeSets(db)).find((set) => set.name === name);
const starter = async (db: Db) => loadStarterCodes(db, () => undefined, await seedFolder());

const order = icd10File(
  'ICD-10-CM FY2026',
  icd('I60', 'Nontraumatic subarachnoid hemorrhage', false),
  icd('I60.2', 'Hemorrhage from anterior communicating artery'),
  icd('D69.1', 'Qualitative platelet defects'),
);

test('a preview counts what is new, changed, retired and unchanged, and changes nothing', async () => {
  const { db } = (await ownDatabase()).database;
  await apply(db, order);
  const next = icd10File(
    'FY2027',
    icd('I60', 'Nontraumatic subarachnoid hemorrhage', false),
    icd('I60.2', 'New words'),
    icd('I61', 'New'),
  );
  expect(await previewCodes(db, [next])).toMatchObject([{ set: 'icd10', label: 'FY2027', ...counts(1, 1, 1, 1) }]);
  expect(await setOf(db, 'icd10')).toMatchObject({ revision: 1, label: 'ICD-10-CM FY2026' });
  expect(await apply(db, next)).toMatchObject([counts(1, 1, 1, 1)]);
  expect(await setOf(db, 'icd10')).toMatchObject({ revision: 2, label: 'FY2027' });
});

test('the same file imported twice changes nothing the second time', async () => {
  const { db } = (await ownDatabase()).database;
  const list: CodeFile = { kind: 'hospitals', label: 'CMS', records: [hospital('01000F', 'General')] };
  const files = [order, cptFile(2026, cpt('22551', 2026, '24.38'), cpt('22552', 2026, '6.34')), list];
  await apply(db, ...files);
  const before = await readCodeSets(db);
  const again = await apply(db, ...files);
  expect(again.every(({ added, changed, retired }) => added + changed + retired === 0)).toBe(true);
  expect(await readCodeSets(db)).toEqual(before);
  expect(await db.select().from(auditEvents)).toHaveLength(3);
});

test('an import is recorded as the act of the operator, who has no account', async () => {
  const { db } = (await ownDatabase()).database;
  await apply(db, order);
  const [row] = await db.select().from(auditEvents);
  expect(row).toMatchObject({ action: 'codes.imported', object: 'icd10', actor_id: null, outcome: 'done' });
});

test('a fault in the middle leaves every set and its revision as they were', async () => {
  const { db } = (await ownDatabase()).database;
  await apply(db, order);
  const before = [await db.select().from(icdCodes).orderBy(asc(icdCodes.id)), await readCodeSets(db)];
  const many = Array.from({ length: 5000 }, (_, at) => icd(`X${at}`, 'A diagnosis'));
  const seen: number[] = [];
  // PostgreSQL keeps no text with a zero byte.
  const faulty = icd10File('FY2027', ...many, icd('Y00', 'A zero\u0000byte'));
  const files = [cptFile(2026, cpt('22551', 2026, '24.38')), faulty];
  await expect(importCodes({ db, clock: systemClock }, files, (done) => seen.push(done))).rejects.toThrow();
  expect(seen).toEqual([1, 4001]);
  expect([await db.select().from(icdCodes).orderBy(asc(icdCodes.id)), await readCodeSets(db)]).toEqual(before);
  expect(await db.select().from(cptCodes)).toEqual([]);
});

test('official procedure codes take over our starter set and keep our keywords and the values of other years', async () => {
  const { db } = (await ownDatabase()).database;
  await starter(db);
  await apply(db, cptFile(2027, cpt('22551', 2027, '23.9', 'Official words'), cpt('99999', 2027, '1')));
  const [found] = await db.select().from(cptCodes).where(eq(cptCodes.code, '22551'));
  expect(found).toMatchObject({ description: 'Official words', keywords: 'acdf', source: 'official', retired: false });
  const [value] = await cptCodesByIds(db, [found?.id ?? 0], 2025);
  expect(value?.values?.workRvu).toBe('25.000');
  expect(await cptYears(db)).toEqual([2027, 2026, 2025]);
  const [missing] = await db.select().from(cptCodes).where(eq(cptCodes.code, '22552'));
  expect(missing?.retired).toBe(true);
});

test('a past year brings its values and neither retires nor renames what stands', async () => {
  const { db } = (await ownDatabase()).database;
  await apply(db, cptFile(2026, cpt('22551', 2026, '24.38', 'Words of 2026')));
  const past = cptFile(2024, cpt('22551', 2024, '26.00', 'Words of 2024'), cpt('11111', 2024, '3'));
  expect(await previewCodes(db, [past])).toMatchObject([{ past: true, ...counts(2, 0, 0, 0) }]);
  await apply(db, past);
  expect(await previewCodes(db, [past])).toMatchObject([counts(0, 0, 0, 2)]);
  const rows = await db.select().from(cptCodes).orderBy(cptCodes.code);
  expect(rows.map(({ code, description, retired }) => [code, description, retired])).toEqual([
    ['11111', 'Procedure 11111', true],
    ['22551', 'Words of 2026', false],
  ]);
  expect(await setOf(db, 'cpt')).toMatchObject({ label: 'CMS fee schedule 2026', revision: 2 });
});

test('several years in one command are taken newest first', async () => {
  const { db } = (await ownDatabase()).database;
  await apply(db, cptFile(2025, cpt('22551', 2025, '25', 'Old')), cptFile(2026, cpt('22551', 2026, '24', 'New')));
  const [row] = await db.select().from(cptCodes);
  expect(row).toMatchObject({ description: 'New', retired: false });
  expect(await cptYears(db)).toEqual([2026, 2025]);
});

test('the same values in several forms are taken once, and differing ones are refused', async () => {
  const { db } = (await ownDatabase()).database;
  const csv = cptFile(2026, cpt('22551', 2026, '24.38', 'Long words'));
  const txt = cptFile(2026, cpt('22551', 2026, '24.380', 'Long w'));
  expect(await previewCodes(db, [csv, txt])).toMatchObject([counts(1, 0, 0, 0)]);
  const other = { ...cptFile(2026, cpt('22551', 2026, '1')), name: 'RVU26B.csv' };
  await expect(previewCodes(db, [csv, other])).rejects.toThrow(
    "CMS fee schedule 2026 and RVU26B.csv say different things of CPT 2026 (22551, work RVU: '24.38' and '1'): import only the one that is to stand.",
  );
});

const addenda: AddendaFile = {
  kind: 'icd10-addenda',
  label: 'ICD-10-CM 2027 addenda',
  changes: [
    { action: 'delete', code: 'D69.1', billable: true, description: 'Qualitative platelet defects' },
    { action: 'add', code: 'D69.1', billable: false, description: 'Qualitative platelet defects' },
    { action: 'add', code: 'D69.11', billable: true, description: 'A platelet defect' },
  ],
  counts: {
    headings: { before: 1, after: 2, additions: 1, deletions: 0, revisions: 0 },
    codes: { before: 2, after: 2, additions: 1, deletions: 1, revisions: 0 },
  },
};

test('addenda change what stands, once, also when they come beside the complete file', async () => {
  const { db } = (await ownDatabase()).database;
  await apply(db, order);
  expect(await apply(db, addenda)).toMatchObject([counts(1, 1, 0, 2)]);
  expect(await apply(db, addenda)).toMatchObject([counts(0, 0, 0, 4)]);
  expect(await apply(db, order, addenda)).toMatchObject([counts(0, 0, 0, 4)]);
});

test('addenda that do not fit what stands are refused, and it stands', async () => {
  const { db } = (await ownDatabase()).database;
  await starter(db);
  await expect(apply(db, addenda)).rejects.toThrow(/The addenda count 2 codes and 1 headings before .* order file/);
  expect(await setOf(db, 'icd10')).toMatchObject({ revision: 1 });
});

test('a hospital of ours that the official list has too stays the same hospital', async () => {
  const { db } = (await ownDatabase()).database;
  await starter(db);
  const [ours] = await db.select().from(hospitals);
  const records = [hospital('01000F', 'SPRINGFIELD GENERAL', '1 Main Street'), hospital('140001', 'Saint Mary')];
  expect(await apply(db, { kind: 'hospitals', label: 'CMS', records })).toMatchObject([counts(1, 1, 0, 0)]);
  const [now] = await db.select().from(hospitals).where(eq(hospitals.facility_id, '01000F'));
  expect(now).toMatchObject({ id: ours?.id, address: '1 Main Street', source: 'official' });
});
