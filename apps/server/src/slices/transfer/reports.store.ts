import { exportLimits, type ExportKind } from '@casefolio/domain/transfer/export-rules';
import { and, count, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { reports } from '../../db/schema/transfer.ts';

export type Report = typeof reports.$inferSelect;

export interface ReportKey {
  readonly ownerId: number;
  readonly reportId: number;
}

const isIt = ({ ownerId, reportId }: ReportKey) => and(eq(reports.id, reportId), eq(reports.owner_id, ownerId));
const isRunning = eq(reports.status, 'RUNNING');

export const reportsOf = (db: Queryable, ownerId: number, page: number, size: number): Promise<Report[]> =>
  db
    .select()
    .from(reports)
    .where(eq(reports.owner_id, ownerId))
    .orderBy(desc(reports.id))
    .limit(size)
    .offset(page * size);

export async function countReports(db: Queryable, ownerId: number): Promise<number> {
  const [row] = await db.select({ found: count() }).from(reports).where(eq(reports.owner_id, ownerId));
  return row?.found ?? 0;
}

export async function countRunning(db: Queryable, ownerId: number): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(reports)
    .where(and(eq(reports.owner_id, ownerId), isRunning));
  return row?.found ?? 0;
}

/** The name under which its owner saves a file; undefined when it is not theirs, or not there any more. */
export async function reportName(
  db: Queryable,
  ownerId: number,
  fileKey: string,
  now: Date,
): Promise<string | undefined> {
  const [found] = await db
    .select({ name: reports.file_name })
    .from(reports)
    .where(and(eq(reports.owner_id, ownerId), eq(reports.file_key, fileKey), gt(reports.expires_at, now)));
  return found?.name;
}

export interface NewReport {
  readonly ownerId: number;
  readonly kind: ExportKind;
  readonly fileName: string;
  readonly procedureIds: readonly number[];
}

export async function addReport(tx: Tx, report: NewReport, at: Date): Promise<Report> {
  const { ownerId, kind, fileName, procedureIds } = report;
  const [added] = await tx
    .insert(reports)
    .values({
      owner_id: ownerId,
      kind,
      file_name: fileName,
      procedure_ids: [...procedureIds],
      status: 'RUNNING',
      total: procedureIds.length,
      created_at: at,
      touched_at: at,
      expires_at: new Date(at.getTime() + exportLimits.keptMs),
    })
    .returning();
  if (!added) throw new Error('a file was not announced');
  return added;
}

export async function readReport(db: Queryable, key: ReportKey): Promise<Report | undefined> {
  const [found] = await db.select().from(reports).where(isIt(key));
  return found;
}

/** Holds it until the transaction ends, so that two wishes to make it again come one after the other. */
export async function reportForChange(tx: Tx, key: ReportKey): Promise<Report | undefined> {
  const [found] = await tx.select().from(reports).where(isIt(key)).for('update');
  return found;
}

/** It is made from its beginning, in its old place. */
export async function beginAgain(
  tx: Tx,
  key: ReportKey,
  { fileName, total }: { readonly fileName: string; readonly total: number },
  at: Date,
): Promise<Report | undefined> {
  const [begun] = await tx
    .update(reports)
    .set({
      file_name: fileName,
      file_key: null,
      status: 'RUNNING',
      done: 0,
      total,
      failures: 0,
      created_at: at,
      touched_at: at,
      expires_at: new Date(at.getTime() + exportLimits.keptMs),
    })
    .where(isIt(key))
    .returning();
  return begun;
}

/** What is to be made; undefined when it is made, or given up. */
export async function reportToMake(db: Queryable, reportId: number): Promise<Report | undefined> {
  const [found] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.id, reportId), isRunning));
  return found;
}

export async function noteProgress(db: Queryable, { id }: Report, done: number, at: Date): Promise<void> {
  await db
    .update(reports)
    .set({ done, touched_at: at })
    .where(and(eq(reports.id, id), isRunning));
}

/** False when somebody else was quicker: there is one file of each. The day tells a second making from the first. */
export async function finishReport(tx: Tx, { id, created_at }: Report, fileKey: string, at: Date): Promise<boolean> {
  const finished = await tx
    .update(reports)
    .set({ status: 'READY', file_key: fileKey, done: reports.total, touched_at: at })
    .where(and(eq(reports.id, id), isRunning, eq(reports.created_at, created_at)))
    .returning({ id: reports.id });
  return finished.length > 0;
}

/** After too many failures it is given up; tells whether it is. */
export async function noteFailure(db: Queryable, { id }: Report, at: Date): Promise<boolean> {
  const [row] = await db
    .update(reports)
    .set({
      failures: sql`${reports.failures} + 1`,
      status: sql`case when ${reports.failures} + 1 >= ${exportLimits.failures} then 'FAILED' else ${reports.status} end`,
      touched_at: at,
    })
    .where(and(eq(reports.id, id), isRunning))
    .returning({ status: reports.status });
  return row === undefined || row.status === 'FAILED';
}

/** Nobody makes these any more, whatever became of their jobs; their owner can have them made again. */
export async function giveUpAbandoned(db: Queryable, before: Date): Promise<void> {
  await db
    .update(reports)
    .set({ status: 'FAILED' })
    .where(and(isRunning, lt(reports.touched_at, before)));
}

/** Files whose time is over lose their bytes; the keys are handed back to be released. */
export async function expireReports(tx: Tx, now: Date, most: number): Promise<string[]> {
  const over = await tx
    .select({ id: reports.id, key: reports.file_key })
    .from(reports)
    .where(and(eq(reports.status, 'READY'), lte(reports.expires_at, now)))
    .limit(most)
    .for('update', { skipLocked: true });
  for (const { id } of over)
    await tx.update(reports).set({ status: 'EXPIRED', file_key: null }).where(eq(reports.id, id));
  return over.flatMap(({ key }) => (key === null ? [] : [key]));
}
