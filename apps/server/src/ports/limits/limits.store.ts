import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Limit } from '@casefolio/domain/accounts/limits';
import type { Queryable } from '../../db/database.ts';
import { limitCounters } from '../../db/schema/house.ts';
import type { Clock } from '../clock.ts';
import type { Limiter } from './limits.port.ts';

const hashed = (subject: string): Buffer => createHash('sha256').update(subject).digest();

/** Limits in an unlogged table: exact over all nodes, cheap to write. */
export function postgresLimiter(db: Queryable, clock: Clock): Limiter {
  return {
    async take(limit, subject) {
      const now = clock.now();
      const windowOver = sql`${limitCounters.window_start} <= ${new Date(now.getTime() - limit.perSeconds * 1000)}`;
      const [counter] = await db
        .insert(limitCounters)
        .values({ name: limit.name, subject: hashed(subject), window_start: now, tries: 1 })
        .onConflictDoUpdate({
          target: [limitCounters.name, limitCounters.subject],
          set: {
            tries: sql`case when ${windowOver} then 1 else ${limitCounters.tries} + 1 end`,
            window_start: sql`case when ${windowOver} then excluded.window_start else ${limitCounters.window_start} end`,
          },
        })
        .returning();
      if (!counter || counter.tries <= limit.tries) return null;
      return secondsLeft(limit, counter.window_start, now);
    },
    async forget(limit, subject) {
      await db
        .delete(limitCounters)
        .where(and(eq(limitCounters.name, limit.name), eq(limitCounters.subject, hashed(subject))));
    },
  };
}

const secondsLeft = (limit: Limit, windowStart: Date, now: Date): number =>
  Math.max(1, Math.ceil(limit.perSeconds - (now.getTime() - windowStart.getTime()) / 1000));

/** No limit looks back further than a day. */
export const purgeLimits = (db: Queryable, before: Date) =>
  db.delete(limitCounters).where(lt(limitCounters.window_start, before));
