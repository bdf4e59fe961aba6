import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Limit } from '@casefolio/domain/accounts/limits';
import type { Queryable } from '../../db/database.ts';
import { limitCounters } from '../../db/schema/house.ts';
import type { Clock } from '../clock.ts';
import type { Limiter } from './limits.port.ts';

const hashed = (subject: string): Buffer => createHash('sha256').update(subject).digest();

/** So long a refusal is taken from memory. Short, because another node may have forgotten the tries meanwhile. */
const rememberedMs = 1000;
const mostRemembered = 10_000;

const keyOf = (limit: Limit, subject: string): string => `${limit.name} ${subject}`;

/**
 * A flood of tries would queue for the one row that counts them, with a connection each, and everybody else behind it: once
 * refused, the same try is refused for a moment without asking.
 */
function recentRefusals() {
  const refusals = new Map<string, { readonly until: number; readonly windowEnds: number }>();
  return {
    secondsLeft(limit: Limit, subject: string, now: Date): number | null {
      const refusal = refusals.get(keyOf(limit, subject));
      if (!refusal || now.getTime() >= refusal.until) return null;
      return secondsUntil(refusal.windowEnds, now);
    },
    remember(limit: Limit, subject: string, now: Date, windowEnds: number): void {
      if (refusals.size >= mostRemembered) refusals.clear();
      refusals.set(keyOf(limit, subject), { until: Math.min(now.getTime() + rememberedMs, windowEnds), windowEnds });
    },
    forget: (limit: Limit, subject: string): boolean => refusals.delete(keyOf(limit, subject)),
  };
}

/** Limits in an unlogged table: exact over all nodes, cheap to write. */
export function postgresLimiter(db: Queryable, clock: Clock): Limiter {
  const refusals = recentRefusals();
  return {
    async take(limit, subject) {
      const now = clock.now();
      const refused = refusals.secondsLeft(limit, subject, now);
      if (refused !== null) return refused;
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
      const windowEnds = counter.window_start.getTime() + limit.perSeconds * 1000;
      refusals.remember(limit, subject, now, windowEnds);
      return secondsUntil(windowEnds, now);
    },
    async forget(limit, subject) {
      refusals.forget(limit, subject);
      await db
        .delete(limitCounters)
        .where(and(eq(limitCounters.name, limit.name), eq(limitCounters.subject, hashed(subject))));
    },
  };
}

const secondsUntil = (end: number, now: Date): number => Math.max(1, Math.ceil((end - now.getTime()) / 1000));

/** No limit looks back further than a day. */
export const purgeLimits = (db: Queryable, before: Date) =>
  db.delete(limitCounters).where(lt(limitCounters.window_start, before));
