import { sessionEnds } from '@casefolio/domain/accounts/session-ends';
import { and, desc, eq, lt, ne, or, sql } from 'drizzle-orm';
import { askedTogether } from '../../db/asked-together.ts';
import type { Queryable } from '../../db/database.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { sessions, users } from '../../db/schema/accounts.ts';

export async function addSession(db: Queryable, session: Omit<typeof sessions.$inferInsert, 'id'>): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Asked before every call, so it is prepared: neither we nor the database read it anew each time. */
const sessionsByTokensIn = preparedOnce((db) =>
  db
    .select({
      id: sessions.id,
      tokenHash: sessions.token_hash,
      userId: sessions.user_id,
      remembered: sessions.remembered,
      timeOffsetHours: sessions.time_offset_hours,
      openedAt: sessions.opened_at,
      lastSeenAt: sessions.last_seen_at,
      verifiedAt: users.verified_at,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(sql`${sessions.token_hash} = any(${sql.placeholder('tokenHashes')})`)
    .prepare('sessions_by_tokens'),
);

/** Finds sessions by their tokens: those of all calls that come at the same moment with one question, always as they stand now. */
export const sessionsByToken = (db: Queryable) =>
  askedTogether(async (tokenHashes: readonly Buffer[]) => {
    const found = await sessionsByTokensIn(db).execute({ tokenHashes });
    return (tokenHash: Buffer) => found.find((session) => session.tokenHash.equals(tokenHash));
  });

export async function noteSeen(db: Queryable, id: number, at: Date): Promise<void> {
  await db.update(sessions).set({ last_seen_at: at }).where(eq(sessions.id, id));
}

export async function removeSession(db: Queryable, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

export const sessionsOf = (db: Queryable, userId: number) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(sessions.last_seen_at), desc(sessions.id));

interface OwnSession {
  readonly userId: number;
  readonly sessionId: number;
}

const isTheirs = ({ userId, sessionId }: OwnSession) => and(eq(sessions.user_id, userId), eq(sessions.id, sessionId));

/** False when there is no such session of this user. */
export async function removeOwnSession(db: Queryable, own: OwnSession): Promise<boolean> {
  const removed = await db.delete(sessions).where(isTheirs(own)).returning({ id: sessions.id });
  return removed.length > 0;
}

/** The same session under a new token: a copy of the old one opens nothing. */
export async function renewSession(db: Queryable, own: OwnSession, token_hash: Buffer) {
  const [renewed] = await db
    .update(sessions)
    .set({ token_hash })
    .where(isTheirs(own))
    .returning({ remembered: sessions.remembered });
  return renewed;
}

export async function removeSessionsOf(db: Queryable, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.user_id, userId));
}

export async function removeOtherSessionsOf(db: Queryable, userId: number, keptId: number): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), ne(sessions.id, keptId)));
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
