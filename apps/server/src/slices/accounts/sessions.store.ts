import { eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/accounts.ts';

export async function addSession(db: Queryable, session: Omit<typeof sessions.$inferInsert, 'id'>): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function sessionByToken(db: Queryable, tokenHash: Buffer) {
  const [found] = await db
    .select({
      id: sessions.id,
      userId: sessions.user_id,
      remembered: sessions.remembered,
      timeOffsetHours: sessions.time_offset_hours,
      openedAt: sessions.opened_at,
      lastSeenAt: sessions.last_seen_at,
      verifiedAt: users.verified_at,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.token_hash, tokenHash));
  return found;
}

export async function noteSeen(db: Queryable, id: number, at: Date): Promise<void> {
  await db.update(sessions).set({ last_seen_at: at }).where(eq(sessions.id, id));
}

export async function removeSession(db: Queryable, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

export const purgeSessions = (db: Queryable, openedBefore: Date) =>
  db.delete(sessions).where(lt(sessions.opened_at, openedBefore));
