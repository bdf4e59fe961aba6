import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { CptRecord } from '@casefolio/domain/codes/code-record';
import type { Db, Tx } from '../../db/database.ts';
import { planChange, type SetContent } from './code-changes.ts';
import { setKeywords, stampSet, waitForOtherWriters } from './code-sets.store.ts';
import { type CodeSet, type CodeSetName, readCodeSets } from './codes.store.ts';
import { readSeedTable, type SeedRow } from './seed-table.ts';
import { isStarter, starterLabel } from './starter-label.ts';

const seedFolder = resolve(import.meta.dirname, '../../../seed/codes');

/** Turns the rows of a seed file into what its set is to hold; a file with several years is several contents, newest first. */
type Reading = (rows: readonly SeedRow[], label: string) => SetContent[];

const readings: Readonly<Record<CodeSetName, Reading>> = {
  cpt: cptContents,
  icd10: (rows, label) => [{ set: 'icd10', source: 'starter', label, records: rows.map((row) => icdRecord(row, 10)) }],
  icd9: (rows, label) => [{ set: 'icd9', source: 'starter', label, records: rows.map((row) => icdRecord(row, 9)) }],
  hospitals: (rows, label) => [{ set: 'hospitals', source: 'starter', label, records: rows.map(hospitalRecord) }],
};

/**
 * Gives a new database our own sets, and an older one those that have changed since. A set that holds official codes is left alone, but
 * for our keywords. Nodes that start together wait for each other.
 */
export async function loadStarterCodes(db: Db, log: (line: string) => void, folder = seedFolder): Promise<void> {
  const seeds = await Promise.all(
    (['cpt', 'icd10', 'icd9', 'hospitals'] as const).map(async (set) => {
      const bytes = await readFile(join(folder, `${set}.csv`));
      const label = starterLabel(createHash('sha256').update(bytes).digest('hex'));
      return { set, label, contents: () => readings[set](readSeedTable(`${set}.csv`, bytes), label) };
    }),
  );
  await db.transaction(async (tx) => {
    await waitForOtherWriters(tx);
    const standing = new Map((await readCodeSets(tx)).map((set) => [set.name, set]));
    for (const { set, label, contents } of seeds) {
      const stands = standing.get(set);
      if (stands?.label === label) continue;
      if (!stands || isStarter(stands.label)) {
        await replaceSet(tx, set, label, contents());
        log(`The starter set '${set}' was loaded.`);
      } else if (set === 'cpt') await addOurWords(tx, stands, contents());
    }
  });
}

async function replaceSet(tx: Tx, set: CodeSetName, label: string, contents: readonly SetContent[]): Promise<void> {
  for (const content of contents) {
    const change = await planChange(tx, content);
    await change.write(tx, () => undefined);
  }
  await stampSet(tx, set, label, new Date());
}

async function addOurWords(tx: Tx, { label }: CodeSet, contents: readonly SetContent[]): Promise<void> {
  const [newest] = contents;
  if (newest?.set !== 'cpt') return;
  if ((await setKeywords(tx, newest.records)) > 0) await stampSet(tx, 'cpt', label, new Date());
}

/** `work_rvu` is of the row's `year`; a column `work_rvu_2025` holds the value of that earlier year. */
function cptContents(rows: readonly SeedRow[], label: string): SetContent[] {
  const byYear = Map.groupBy(rows.flatMap(cptRecords), ({ year }) => year);
  return [...byYear]
    .toSorted(([one], [other]) => other - one)
    .map(([year, records], at) => ({ set: 'cpt', source: 'starter', label, year, past: at > 0, records }));
}

/** The other facts of an earlier year are taken to be those of the row: they hardly ever change. */
function cptRecords(row: SeedRow): CptRecord[] {
  const now: CptRecord = {
    code: row.text('code'),
    description: row.text('topic'),
    keywords: row.text('keywords'),
    year: Number(row.text('year')),
    workRvu: row.text('work_rvu'),
    status: row.text('status'),
    globalDays: row.text('global_days'),
    multipleProcedure: row.text('mult_proc'),
    bilateral: row.text('bilat'),
    assistant: row.text('asst'),
    coSurgery: row.text('co_surg'),
  };
  const earlier = row.columns.flatMap((column) => {
    const year = /^work_rvu_(\d{4})$/.exec(column)?.[1];
    const workRvu = row.text(column);
    return year === undefined || workRvu === '' ? [] : [{ ...now, year: Number(year), workRvu }];
  });
  return [now, ...earlier];
}

const icdRecord = <Version extends 9 | 10>(row: SeedRow, version: Version) => ({
  version,
  code: row.text('code'),
  description: row.text('description'),
  billable: row.text('billable') === '1',
});

const hospitalRecord = (row: SeedRow) => ({
  facilityId: null,
  name: row.text('name'),
  address: row.text('address'),
  city: row.text('city'),
  state: row.text('state'),
  zip: row.text('zip'),
});
