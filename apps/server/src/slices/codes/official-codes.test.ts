import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import type { Db } from '../../db/database.ts';
import { icdCodes } from '../../db/schema/codes.ts';
import { systemClock } from '../../ports/clock.ts';
import { countActiveCodes } from './codes.store.ts';
import { importCodes } from './import-codes.usecase.ts';
import { liveCodes } from './live-codes.ts';
import { readCodeSources } from './read-code-sources.usecase.ts';
import { loadStarterCodes } from './starter.ts';
import { ownDatabase, seedFolder } from './testing/small-sets.ts';

const folder = resolve(import.meta.dirname, '../../../../../../shared/data/official');
const isThere = existsSync(join(folder, 'icd10cm_order_2026.txt.gz'));
const withOfficialFiles = test.skipIf(!isThere);
if (!isThere) process.stdout.write('Skipped: the official code files are not beside the checkout.\n');

/** The way from the file to the rows, and how many seconds it took. */
async function take(db: Db, file: string) {
  const start = performance.now();
  const { files } = await readCodeSources([file], folder, () => undefined);
  const [change] = await importCodes({ db, clock: systemClock }, files);
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(`${file}: read and written in ${seconds.toFixed(1)} s\n`);
  return { change, seconds };
}

withOfficialFiles(
  'the whole ICD-10-CM is taken within 20 seconds, its addenda give the next year, and twice is once',
  async () => {
    const { db } = (await ownDatabase()).database;
    await loadStarterCodes(db, () => undefined, await seedFolder());
    const { seconds } = await take(db, 'icd10cm_order_2026.txt.gz');
    expect(seconds).toBeLessThan(20);
    expect(await countActiveCodes(db)).toMatchObject({ icd10: 98_186 });
    await take(db, 'icd10cm_order_addenda_2027.txt.gz');
    const active = (await db.select().from(icdCodes)).filter(({ version, retired }) => version === 10 && !retired);
    expect(active).toHaveLength(98_403);
    expect(active.filter(({ billable }) => billable)).toHaveLength(74_879);
    const { change } = await take(db, 'icd10cm_order_addenda_2027.txt.gz');
    expect(change).toMatchObject({ added: 0, changed: 0, retired: 0, unchanged: 98_403 });
  },
);

withOfficialFiles(
  'the whole ICD-10-CM comes into memory in small steps, so that others are answered meanwhile',
  async () => {
    const { db } = (await ownDatabase()).database;
    await take(db, 'icd10cm_order_2026.txt.gz');
    const vocabulary = { cpt: { expand: {}, concept: {} }, icd: { expand: {}, concept: {} } };
    const live = liveCodes({ db, vocabulary, log: () => undefined });
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const start = performance.now();
    const { index, rows, size } = await live.icd10();
    const seconds = (performance.now() - start) / 1000;
    delay.disable();
    const longest = Math.round(delay.max / 1e6);
    process.stdout.write(`${size} diagnoses in memory after ${seconds.toFixed(1)} s, longest step ${longest} ms\n`);
    expect(longest).toBeLessThan(2000);
    const [first] = rows(index.search('i60.2', { limit: 1 }));
    expect(first?.code).toBe('I60.2');
  },
);

withOfficialFiles('ICD-9-CM and the hospitals are taken, and twice is once', async () => {
  const { db } = (await ownDatabase()).database;
  await loadStarterCodes(db, () => undefined, await seedFolder());
  for (const file of ['CMS32_DESC_LONG_DX.txt.gz', 'Hospital_General_Information.csv.gz']) {
    const first = await take(db, file);
    expect(first.change?.added).toBeGreaterThan(4000);
    const again = await take(db, file);
    expect(again.change).toMatchObject({ added: 0, changed: 0, retired: 0 });
  }
});
