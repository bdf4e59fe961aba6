import { missing } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { caseIdsInLog } from '../cases/cases.api.ts';
import { enqueueMaking, madeAtOnce, newFileName, nothingToExport, refuseTooMany } from './announce.ts';
import { reportView } from './report-view.ts';
import { beginAgain, reportForChange } from './reports.store.ts';
import type { TransferTools } from './transfer-tools.ts';

interface Input {
  readonly params: { readonly userId: number; readonly reportId: number };
}

/** A file that has expired or failed is made again in its place, of the same cases as they are now. One that needs no making stays. */
export const makeReportAgain =
  (tools: TransferTools) =>
  async (visit: Visit, { params: { userId: ownerId, reportId } }: Input) => {
    const { session } = visit;
    if (!session) throw missing();
    const key = { ownerId, reportId };
    const now = tools.clock.now();
    await visit.atomically(async (tx) => {
      const old = await reportForChange(tx, key);
      if (!old) throw missing();
      const isThere = old.status === 'RUNNING' || (old.status === 'READY' && old.expires_at > now);
      if (isThere) return;
      const ids = await caseIdsInLog(tx, ownerId, old.procedure_ids);
      if (ids.length === 0) throw nothingToExport();
      await refuseTooMany(tx, ownerId, 1);
      if (old.file_key !== null) await tools.files.release(tx, [old.file_key]);
      const begun = await beginAgain(
        tx,
        key,
        { fileName: newFileName(old.kind, session, now), total: ids.length },
        now,
      );
      if (!begun) throw missing();
      await enqueueMaking(tx, tools, begun);
      await recordTouch(tx, visit, now, { action: 'cases.exported', ownerId, object: `report ${reportId}` });
    });
    return reportView(await madeAtOnce(tools, key), tools);
  };
