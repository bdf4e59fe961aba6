import { randomBytes } from 'node:crypto';
import { todayAt } from '@casefolio/domain/dates/calendar-day';
import { transferMessages } from '@casefolio/domain/messages/transfer';
import { exportFileName, exportLimits, type ExportKind } from '@casefolio/domain/transfer/export-rules';
import type { Tx } from '../../db/database.ts';
import { Failure, missing } from '../../http/failure.ts';
import type { OpenSession } from '../../http/visit.ts';
import { makeReport } from './make-report.ts';
import { countRunning, readReport, type Report, type ReportKey } from './reports.store.ts';
import type { TransferTools } from './transfer-tools.ts';

export const nothingToExport = (): Failure => new Failure('missing', transferMessages.nothingToExport);

/** The day in the name is the owner's. */
export const newFileName = (kind: ExportKind, session: OpenSession, now: Date): string =>
  exportFileName(kind, todayAt(now, session.timeOffsetHours), randomBytes(4).toString('hex'));

const retryAfterSeconds = 30;

export async function refuseTooMany(tx: Tx, ownerId: number, more: number): Promise<void> {
  if ((await countRunning(tx, ownerId)) + more <= exportLimits.running) return;
  throw new Failure('tooManyTries', transferMessages.tooManyRunning, { retryAfterSeconds });
}

/** The call itself makes a small file, and its job comes a little later to find it made, or to make it after all. */
const graceSeconds = 30;

const isMadeAtOnce = ({ total }: Report): boolean => total <= exportLimits.atOnce;

/** In the transaction that asks for it, so that no file is announced that nobody makes. */
export const enqueueMaking = (tx: Tx, { jobs }: TransferTools, report: Report): Promise<void> =>
  jobs.enqueue(
    tx,
    'make-report',
    { reportId: report.id },
    isMadeAtOnce(report) ? { startAfterSeconds: graceSeconds } : {},
  );

/** A small file is made before the answer, a large one by its job. When that fails, the job tries again. */
export async function madeAtOnce(tools: TransferTools, key: ReportKey): Promise<Report> {
  const announced = await readReport(tools.db, key);
  if (!announced) throw missing();
  if (!isMadeAtOnce(announced)) return announced;
  await makeReport(tools, key.reportId).catch(() => undefined);
  return (await readReport(tools.db, key)) ?? announced;
}
