import type { Queryable } from '../../db/database.ts';
import { auditEvents } from '../../db/schema/house.ts';

export type AuditRow = Omit<typeof auditEvents.$inferInsert, 'id'>;

export async function addAuditRow(db: Queryable, row: AuditRow): Promise<void> {
  await db.insert(auditEvents).values(row);
}
