import { and, count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { reports } from '../../db/schema/profile.ts';

export const reportsOf = (db: Queryable, ownerId: number, page: number, size: number) =>
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

/** The name under which its owner saves a file; undefined when it is not theirs, or not there any more. */
export async function reportName(db: Queryable, ownerId: number, fileKey: string): Promise<string | undefined> {
  const [found] = await db
    .select({ name: reports.file_name })
    .from(reports)
    .where(and(eq(reports.owner_id, ownerId), eq(reports.file_key, fileKey), eq(reports.status, 'READY')));
  return found?.name;
}
