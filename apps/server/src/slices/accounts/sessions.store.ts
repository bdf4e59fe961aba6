import { sessionEnds } from '@casefolio/domain/accounts/session-ends';
import { and, eq, lt, or } from 'drizzle-orm';
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

/** Ended by age or by standing idle, each kind by its own measure. */
export async function purgeSessions(db: Queryable, now: Date): Promise<void> {
  for (const [remembered, { lifeMs, idleMs }] of [
    [true, sessionEnds.remembered],
    [false, sessionEnds.forTheDay],
  ] as const) {
    const tooOld = lt(sessions.opened_at, new Date(now.getTime() - lifeMs));
    const tooIdle = lt(sessions.last_seen_at, new Date(now.getTime() - idleMs));
    await db.delete(sessions).where(and(eq(sessions.remembered, remembered), or(tooOld, tooIdle)));
  }
}
