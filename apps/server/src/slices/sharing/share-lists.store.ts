import type { ShareStatus } from '@casefolio/domain/sharing/share';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { shares } from '../../db/schema/sharing.ts';
import { isAlive, isFor, whichCounts } from './shares.store.ts';

/** The doctors who have invited this person, each with the one share that counts, oldest first. */
export async function doctorsOf(db: Queryable, userId: number, statuses: readonly ShareStatus[], now: Date) {
  const counting = db
    .selectDistinctOn([shares.doctor_id])
    .from(shares)
    .where(and(isFor(db, userId), isAlive(now)))
    .orderBy(shares.doctor_id, ...whichCounts)
    .as('counting');
  return db
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      user_role_id: users.user_role_id,
      status: counting.status,
      permission: counting.permission,
      invited_at: counting.invited_at,
    })
    .from(counting)
    .innerJoin(users, eq(users.id, counting.doctor_id))
    .where(inArray(counting.status, [...statuses]))
    .orderBy(asc(counting.invited_at), asc(counting.id));
}

/** Signs that LIKE would take for any text. */
const asTyped = (word: string): string => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Those who have joined this doctor's dashboard and in whose name or address every word is found. */
export async function staffOf(db: Queryable, doctorId: number, words: readonly string[]) {
  const text = sql`${users.first_name} || ' ' || ${users.last_name} || ' ' || ${users.email}`;
  return db
    .select({
      permission: shares.permission,
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
      phone: users.phone,
      user_role_id: users.user_role_id,
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.end_user_id))
    .where(
      and(
        eq(shares.doctor_id, doctorId),
        eq(shares.status, 'ACCEPTED'),
        ...words.map((word) => sql`${text} ilike ${`%${asTyped(word)}%`}`),
      ),
    )
    .orderBy(asc(users.first_name), asc(users.last_name), asc(users.id));
}
