import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { knownPlaces, users } from '../../db/schema/accounts.ts';

export async function noteKnownPlace(db: Queryable, userId: number, place: Buffer, at: Date): Promise<void> {
  await db
    .insert(knownPlaces)
    .values({ user_id: userId, place, last_seen_at: at })
    .onConflictDoUpdate({ target: [knownPlaces.user_id, knownPlaces.place], set: { last_seen_at: at } });
}

/** One query, whether the address has an account or not. */
export async function isKnownPlace(db: Queryable, email: string, place: Buffer): Promise<boolean> {
  const found = await db
    .select({ userId: knownPlaces.user_id })
    .from(knownPlaces)
    .innerJoin(users, eq(users.id, knownPlaces.user_id))
    .where(and(eq(users.email, email), eq(knownPlaces.place, place)));
  return found.length > 0;
}

export const purgeKnownPlaces = (db: Queryable, lastSeenBefore: Date) =>
  db.delete(knownPlaces).where(lt(knownPlaces.last_seen_at, lastSeenBefore));
