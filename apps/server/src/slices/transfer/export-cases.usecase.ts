import type { exportCases as endpoint } from '@casefolio/contract/transfer.contract';
import { daysOf } from '@casefolio/domain/cases/periods';
import { todayAt } from '@casefolio/domain/dates/calendar-day';
import { casesOfFiles } from '@casefolio/domain/transfer/export-rules';
import type { z } from 'zod';
import type { Tx } from '../../db/database.ts';
import { missing } from '../../http/failure.ts';
import { Answer, type OpenSession, type Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { caseIdsInLog, caseIdsOfDays } from '../cases/cases.api.ts';
import { enqueueMaking, madeAtOnce, newFileName, nothingToExport, refuseTooMany } from './announce.ts';
import { reportView } from './report-view.ts';
import { addReport, type NewReport, type Report } from './reports.store.ts';
import type { TransferTools } from './transfer-tools.ts';

interface Input {
  readonly params: { readonly userId: number };
  readonly body: z.output<typeof endpoint.body>;
}

/** Somebody wants a file of their cases. What is not in their log is left out, and they are told. */
export const exportCases =
  (tools: TransferTools) =>
  async (visit: Visit, { params: { userId: ownerId }, body }: Input) => {
    const { session } = visit;
    if (!session) throw missing();
    const ids = await chosen(tools, session, ownerId, body);
    const left_out = body.all ? 0 : new Set(body.procedure_ids).size - ids.length;
    const { data } = await visit.atomically(async (tx) => {
      const files = casesOfFiles(body.type, ids);
      await refuseTooMany(tx, ownerId, files.length);
      const announced: Report[] = [];
      for (const procedureIds of files)
        announced.push(await announce(tx, tools, visit, session, { ownerId, kind: body.type, procedureIds }));
      const [first] = announced;
      if (!first) throw nothingToExport();
      return new Answer({ ...reportView(first, tools), left_out });
    });
    return { ...reportView(await madeAtOnce(tools, { ownerId, reportId: data.id }), tools), left_out };
  };

async function announce(
  tx: Tx,
  tools: TransferTools,
  visit: Visit,
  session: OpenSession,
  wanted: Omit<NewReport, 'fileName'>,
): Promise<Report> {
  const now = tools.clock.now();
  const report = await addReport(tx, { ...wanted, fileName: newFileName(wanted.kind, session, now) }, now);
  await enqueueMaking(tx, tools, report);
  const { ownerId } = wanted;
  await recordTouch(tx, visit, now, { action: 'cases.exported', ownerId, object: `report ${report.id}` });
  return report;
}

/** In the order of the list: newest first. */
function chosen(
  { db, clock }: TransferTools,
  { timeOffsetHours }: OpenSession,
  ownerId: number,
  { all, filter, procedure_ids = [] }: Input['body'],
): Promise<number[]> {
  if (!all) return caseIdsInLog(db, ownerId, procedure_ids);
  return caseIdsOfDays(db, ownerId, daysOf(filter, todayAt(clock.now(), timeOffsetHours)));
}
