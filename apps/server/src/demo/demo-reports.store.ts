import { exportFileName } from '@casefolio/domain/transfer/export-rules';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { reports } from '../db/schema/transfer.ts';

/** As if it had been made three weeks ago. */
export async function expireReport(db: Db, ownerId: number, reportId: number): Promise<void> {
  const then = new Date(Date.now() - 21 * 24 * 3_600_000);
  await db
    .update(reports)
    .set({
      file_name: exportFileName('EXCEL', then.toISOString().slice(0, 10), 'f00d4a11'),
      created_at: then,
      expires_at: then,
    })
    .where(and(eq(reports.owner_id, ownerId), eq(reports.id, reportId)));
}
