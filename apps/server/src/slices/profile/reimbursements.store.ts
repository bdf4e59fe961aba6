import { eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { reimbursements } from '../../db/schema/profile.ts';

export type Reimbursement = typeof reimbursements.$inferSelect;
export type ReimbursementRow = Omit<typeof reimbursements.$inferInsert, 'user_id'>;

export async function reimbursementOf(db: Queryable, userId: number): Promise<Reimbursement | undefined> {
  const [found] = await db.select().from(reimbursements).where(eq(reimbursements.user_id, userId));
  return found;
}

/** Undefined when there is one already. */
export async function addReimbursement(
  tx: Tx,
  userId: number,
  row: ReimbursementRow,
): Promise<Reimbursement | undefined> {
  const [added] = await tx
    .insert(reimbursements)
    .values({ ...row, user_id: userId })
    .onConflictDoNothing()
    .returning();
  return added;
}

/** Undefined when there is none. */
export async function changeReimbursement(
  tx: Tx,
  userId: number,
  row: ReimbursementRow,
): Promise<Reimbursement | undefined> {
  const [changed] = await tx.update(reimbursements).set(row).where(eq(reimbursements.user_id, userId)).returning();
  return changed;
}

export async function removeReimbursement(tx: Tx, userId: number): Promise<boolean> {
  const removed = await tx
    .delete(reimbursements)
    .where(eq(reimbursements.user_id, userId))
    .returning({ id: reimbursements.user_id });
  return removed.length > 0;
}
