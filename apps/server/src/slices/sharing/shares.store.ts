import { openStatuses, type Permission, type ShareStatus } from '@casefolio/domain/sharing/share';
import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { shares } from '../../db/schema/sharing.ts';

const isOpen = inArray(shares.status, [...openStatuses]);

/** Lives still: an invitation that nobody answered in time does not. */
export const isAlive = (now: Date) => or(ne(shares.status, 'PENDING'), gt(shares.expires_at, now));

/** Theirs by name, or by an address that they have shown to be theirs. */
export const isFor = (db: Queryable, userId: number) =>
  and(
    ne(shares.doctor_id, userId),
    or(
      eq(shares.end_user_id, userId),
      and(
        isNull(shares.end_user_id),
        exists(
          db
            .select({ one: sql`1` })
            .from(users)
            .where(and(eq(users.id, userId), eq(users.email, shares.email), isNotNull(users.verified_at))),
        ),
      ),
    ),
  );

/** Of several between the same two the open one counts, then the one that knows its person, then the newest. */
export const whichCounts = [desc(isOpen), desc(isNotNull(shares.end_user_id)), desc(shares.id)];

export interface NewShare {
  readonly doctorId: number;
  readonly email: string;
  readonly permission: Permission;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Undefined when an open share stands already. An invitation that has run out is made new, in its own row. */
export async function addShare(db: Queryable, wish: NewShare): Promise<number | undefined> {
  const invited = {
    permission: wish.permission,
    invited_at: wish.now,
    expires_at: wish.expiresAt,
    changed_at: wish.now,
  };
  const [added] = await db
    .insert(shares)
    .values({ doctor_id: wish.doctorId, email: wish.email, status: 'PENDING', ...invited })
    .onConflictDoUpdate({
      target: [shares.doctor_id, shares.email],
      targetWhere: sql`status in ('PENDING', 'ACCEPTED')`,
      set: { ...invited, used_at: null },
      setWhere: sql`${shares.status} = 'PENDING' and ${shares.expires_at} <= ${wish.now}`,
    })
    .returning({ id: shares.id });
  return added?.id;
}

export async function emailOf(db: Queryable, userId: number): Promise<string | undefined> {
  const [found] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return found?.email;
}

/** Has joined under an address that they had before. */
export async function hasJoined(db: Queryable, doctorId: number, email: string): Promise<boolean> {
  const found = await db
    .select({ id: shares.id })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.end_user_id))
    .where(and(eq(shares.doctor_id, doctorId), eq(users.email, email), eq(shares.status, 'ACCEPTED')));
  return found.length > 0;
}

/** What joins this doctor and this person, locked until the transaction ends. */
export async function shareBetween(db: Queryable, doctorId: number, userId: number, now: Date) {
  const [share] = await db
    .select({ id: shares.id, status: shares.status })
    .from(shares)
    .where(and(eq(shares.doctor_id, doctorId), isFor(db, userId), isAlive(now)))
    .orderBy(...whichCounts)
    .limit(1)
    .for('update');
  return share;
}

/** The person has answered: the share is theirs from now on, and its links are used up. */
export async function answerShare(
  db: Queryable,
  { id, userId, status, now }: { id: number; userId: number; status: ShareStatus; now: Date },
): Promise<void> {
  await db
    .update(shares)
    .set({ status, end_user_id: userId, used_at: sql`coalesce(${shares.used_at}, ${now})`, changed_at: now })
    .where(and(eq(shares.id, id), isFor(db, userId)));
}

export type Who = { readonly endUserId: number } | { readonly email: string };

/** The doctor takes it back; undefined when there is nothing to take back. */
export async function revokeShare(db: Queryable, doctorId: number, who: Who, now: Date): Promise<number | undefined> {
  const whose = 'email' in who ? eq(shares.email, who.email) : eq(shares.end_user_id, who.endUserId);
  const [revoked] = await db
    .update(shares)
    .set({ status: 'REVOKED', changed_at: now })
    .where(and(eq(shares.doctor_id, doctorId), whose, isOpen))
    .returning({ id: shares.id });
  return revoked?.id;
}

export async function setPermission(
  db: Queryable,
  { doctorId, endUserId, permission, now }: { doctorId: number; endUserId: number; permission: Permission; now: Date },
): Promise<number | undefined> {
  const [changed] = await db
    .update(shares)
    .set({ permission, changed_at: now })
    .where(and(eq(shares.doctor_id, doctorId), eq(shares.end_user_id, endUserId), eq(shares.status, 'ACCEPTED')))
    .returning({ id: shares.id });
  return changed?.id;
}

export async function acceptedPermission(db: Queryable, doctorId: number, userId: number): Promise<Permission | null> {
  const [share] = await db
    .select({ permission: shares.permission })
    .from(shares)
    .where(and(eq(shares.doctor_id, doctorId), eq(shares.end_user_id, userId), eq(shares.status, 'ACCEPTED')));
  return share?.permission ?? null;
}
