import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { educations, institutions, positions } from '../../db/schema/profile.ts';

export type PositionKind = (typeof positions.$inferSelect)['kind'];

export interface PositionKey {
  readonly userId: number;
  readonly kind: PositionKind;
}

export type PositionRow = Omit<typeof positions.$inferInsert, 'id' | 'user_id' | 'kind'>;
export type EducationRow = Omit<typeof educations.$inferInsert, 'id' | 'user_id'>;

const listed = ({ userId, kind }: PositionKey) => and(eq(positions.user_id, userId), eq(positions.kind, kind));

/** Those that last first, then the newest. */
export const positionsOf = (db: Queryable, userId: number) =>
  db
    .select({ position: positions, institution: institutions })
    .from(positions)
    .innerJoin(institutions, eq(institutions.id, positions.institution_id))
    .where(eq(positions.user_id, userId))
    .orderBy(sql`${positions.end_date} desc nulls first`, desc(positions.start_date), desc(positions.id));

export async function countPositions(tx: Tx, key: PositionKey): Promise<number> {
  const [row] = await tx.select({ found: count() }).from(positions).where(listed(key));
  return row?.found ?? 0;
}

export async function addPosition(tx: Tx, { userId, kind }: PositionKey, row: PositionRow): Promise<number> {
  const [added] = await tx
    .insert(positions)
    .values({ ...row, user_id: userId, kind })
    .returning({ id: positions.id });
  return added?.id ?? 0;
}

/** False when they have no such position. */
export async function changePosition(tx: Tx, key: PositionKey, id: number, row: PositionRow): Promise<boolean> {
  const changed = await tx
    .update(positions)
    .set(row)
    .where(and(listed(key), eq(positions.id, id)))
    .returning({ id: positions.id });
  return changed.length > 0;
}

export async function removePosition(tx: Tx, key: PositionKey, id: number): Promise<boolean> {
  const removed = await tx
    .delete(positions)
    .where(and(listed(key), eq(positions.id, id)))
    .returning({ id: positions.id });
  return removed.length > 0;
}

export const educationsOf = (db: Queryable, userId: number) =>
  db
    .select()
    .from(educations)
    .where(eq(educations.user_id, userId))
    .orderBy(sql`${educations.end_date} desc nulls first`, desc(educations.start_date), desc(educations.id));

export async function countEducations(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx.select({ found: count() }).from(educations).where(eq(educations.user_id, userId));
  return row?.found ?? 0;
}

export async function addEducation(tx: Tx, userId: number, row: EducationRow): Promise<number> {
  const [added] = await tx
    .insert(educations)
    .values({ ...row, user_id: userId })
    .returning({ id: educations.id });
  return added?.id ?? 0;
}

export async function changeEducation(tx: Tx, userId: number, id: number, row: EducationRow): Promise<boolean> {
  const changed = await tx
    .update(educations)
    .set(row)
    .where(and(eq(educations.user_id, userId), eq(educations.id, id)))
    .returning({ id: educations.id });
  return changed.length > 0;
}

export async function removeEducation(tx: Tx, userId: number, id: number): Promise<boolean> {
  const removed = await tx
    .delete(educations)
    .where(and(eq(educations.user_id, userId), eq(educations.id, id)))
    .returning({ id: educations.id });
  return removed.length > 0;
}
