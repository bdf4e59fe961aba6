import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { keptFiles as fileRows } from '../../db/schema/files.ts';
import { reports } from '../../db/schema/transfer.ts';
import { diskFiles } from '../../ports/files/disk.files.ts';
import { workerImages } from '../../ports/images/worker.images.ts';
import { loadSecret } from '../../ports/secrets.ts';
import { fetchFile, filesLater } from '../cases/testing/pictures.ts';
import { loggedCase, surgeonOf, type TestSurgeon } from '../cases/testing/surgeons.ts';
import { readCaseChoices } from '../lookups/choices.api.ts';
import { type FileMakers, workerFileMakers } from './files/file-makers.ts';
import { makeReport } from './make-report.ts';
import { bytesAt, exported, reportsOf, rowsOf } from './testing/exports.ts';
import { purgeReports } from './transfer.jobs.ts';

const casefolio = testCasefolio();
const day = 24 * 3_600_000;

const again = ({ browser, id }: TestSurgeon, reportId: number) =>
  browser.post(`/users/${id}/procedures/reports/${reportId}/again`);

async function expiredFile() {
  const surgeon = await surgeonOf(casefolio);
  const ids = [await loggedCase(surgeon, { mrn: 'A' }), await loggedCase(surgeon, { mrn: 'B' })];
  const made = await exported(surgeon, { type: 'EXCEL', procedure_ids: ids });
  const past = new Date(Date.now() - 1000);
  const { db } = casefolio.casefolio.database;
  await db.update(reports).set({ expires_at: past }).where(eq(reports.id, made.id));
  return { surgeon, ids, made };
}

const purge = async () => purgeReports(casefolio.casefolio.database.db, await filesLater(casefolio, 0), new Date());

test('a file lives a week; then its link is dead, and the next purge takes its bytes', async () => {
  const { surgeon, made } = await expiredFile();
  expect(Date.parse(made.expires_at) - Date.parse(made.created_at)).toBe(7 * day);
  expect((await fetchFile(casefolio, surgeon, made.path ?? '')).statusCode).toBe(404);
  expect(await reportsOf(surgeon)).toEqual([expect.objectContaining({ status: 'EXPIRED', path: null })]);
  await purge();
  await (await filesLater(casefolio, 0)).purge();
  const { db } = casefolio.casefolio.database;
  expect(await db.select().from(fileRows).where(eq(fileRows.owner_id, surgeon.id))).toEqual([]);
  expect(await reportsOf(surgeon)).toEqual([expect.objectContaining({ status: 'EXPIRED', path: null })]);
});

test.each(['before the purge', 'after the purge'])(
  'an expired file is made again of the same cases as they are now, %s',
  async (when) => {
    const { surgeon, ids, made } = await expiredFile();
    if (when === 'after the purge') await purge();
    await surgeon.browser.put(`/users/${surgeon.id}/procedures/${ids[0]}`, { mrn: 'A2' });
    await surgeon.browser.delete(`/users/${surgeon.id}/procedures/${ids[1]}`);
    expect((await again(surgeon, made.id)).data).toMatchObject({ id: made.id, status: 'READY', done: 1, total: 1 });
    const [remade] = await reportsOf(surgeon);
    const rows = await rowsOf(await bytesAt(casefolio, surgeon, remade?.path ?? null));
    expect(rows.map(({ MRN }) => MRN)).toEqual(['A2']);
  },
);

test('a file that is there is not made again; one of whose cases none is left stays as it is', async () => {
  const { surgeon, ids, made } = await expiredFile();
  const fresh = await exported(surgeon, { type: 'PDF', procedure_ids: [ids[0] ?? 0] });
  expect((await again(surgeon, fresh.id)).data).toMatchObject({ file_name: fresh.file_name, status: 'READY' });
  await surgeon.browser.post(`/users/${surgeon.id}/procedures/bulk_delete`, { procedure_ids: ids });
  expect((await again(surgeon, made.id)).message).toBe('You do not have procedure match your criteria to be exported!');
  expect((await reportsOf(surgeon)).map(({ status }) => status)).toEqual(['READY', 'EXPIRED']);
});

test("another's file is not there to be made again", async () => {
  const { made } = await expiredFile();
  const other = await surgeonOf(casefolio);
  expect((await again(other, made.id)).status_code).toBe(404);
});

async function toolsWith(makers: FileMakers) {
  const { database } = casefolio.casefolio;
  const secret = await loadSecret({ dataDir: casefolio.dataDir });
  const store = diskFiles({ folder: join(casefolio.dataDir, 'files'), secret });
  const clock = { now: () => new Date() };
  const files = await filesLater(casefolio, 0);
  return { db: database.db, clock, files, store, images: workerImages(), choices: readCaseChoices(), makers };
}

/** As it stands after the server was cut off in the middle of it. */
async function unfinished(surgeon: TestSurgeon): Promise<number> {
  const { id } = await exported(surgeon, { type: 'EXCEL', procedure_ids: [await loggedCase(surgeon)] });
  const { db } = casefolio.casefolio.database;
  await db.update(reports).set({ status: 'RUNNING', file_key: null, done: 0 }).where(eq(reports.id, id));
  return id;
}

const keptOf = async ({ id }: TestSurgeon) => {
  const { db } = casefolio.casefolio.database;
  const rows = await db.select().from(fileRows).where(eq(fileRows.owner_id, id));
  return rows.filter(({ kept_at, released_at }) => kept_at && !released_at);
};

test('made by two at once, there is one file', async () => {
  const surgeon = await surgeonOf(casefolio);
  const id = await unfinished(surgeon);
  const before = (await keptOf(surgeon)).length;
  const tools = await toolsWith(workerFileMakers());
  await Promise.all([makeReport(tools, id), makeReport(tools, id)]);
  expect((await keptOf(surgeon)).length).toBe(before + 1);
  expect(await reportsOf(surgeon)).toEqual([expect.objectContaining({ status: 'READY', done: 1 })]);
});

const broken: FileMakers = {
  workbook: () => ({
    add: () => Promise.reject(new Error('no room')),
    finish: () => Promise.reject(new Error('no room')),
    abandon: () => Promise.resolve(),
  }),
  book: () => {
    throw new Error('no room');
  },
  close: () => Promise.resolve(),
};

test('what cannot be made is given up after the third time, and can be made again', async () => {
  const surgeon = await surgeonOf(casefolio);
  const id = await unfinished(surgeon);
  const tools = await toolsWith(broken);
  await expect(makeReport(tools, id)).rejects.toThrow('no room');
  await expect(makeReport(tools, id)).rejects.toThrow('no room');
  expect(await reportsOf(surgeon)).toEqual([expect.objectContaining({ status: 'RUNNING' })]);
  await makeReport(tools, id);
  expect(await reportsOf(surgeon)).toEqual([expect.objectContaining({ status: 'FAILED', path: null })]);
  expect((await again(surgeon, id)).data).toMatchObject({ status: 'READY' });
});

test('a server that stops in the middle has not failed', async () => {
  const surgeon = await surgeonOf(casefolio);
  const id = await unfinished(surgeon);
  const makers = workerFileMakers();
  await makers.close();
  const tools = await toolsWith(makers);
  for (let stop = 0; stop < 4; stop += 1) await expect(makeReport(tools, id)).rejects.toThrow('no more files');
  expect(await reportsOf(surgeon)).toEqual([expect.objectContaining({ status: 'RUNNING' })]);
});

test('a file that nobody has worked on for an hour is given up', async () => {
  const surgeon = await surgeonOf(casefolio);
  const id = await unfinished(surgeon);
  await purge();
  expect(await reportsOf(surgeon)).toEqual([expect.objectContaining({ status: 'RUNNING' })]);
  const { db } = casefolio.casefolio.database;
  await db
    .update(reports)
    .set({ touched_at: new Date(Date.now() - 2 * 3_600_000) })
    .where(eq(reports.id, id));
  await purge();
  expect(await reportsOf(surgeon)).toEqual([expect.objectContaining({ status: 'FAILED' })]);
});
