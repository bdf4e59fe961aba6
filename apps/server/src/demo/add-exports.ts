import { exportCases } from '@casefolio/contract/transfer.contract';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { expireReport } from './demo-reports.store.ts';
import type { Post } from './as-surgeon.ts';

const made = z.object({ data: z.object({ id: z.number() }) });

/** A printed selection, one that has expired, and the whole log, which is still being made when the demonstration is first opened. */
export async function addExports(post: Post, db: Db, surgeonId: number, ids: readonly number[]): Promise<void> {
  const path = exportCases.path.replace(':userId', String(surgeonId));
  const some = (from: number, count: number) => ids.slice(from, from + count);
  const old = made.parse(await post(path, { type: 'EXCEL', procedure_ids: some(40, 20) }));
  await expireReport(db, surgeonId, old.data.id);
  await post(path, { type: 'PDF', procedure_ids: some(0, 8) });
  await post(path, { type: 'EXCEL', all: true });
}
