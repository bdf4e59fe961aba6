import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { shareLinks, shares } from '../../db/schema/sharing.ts';

const invitee = alias(users, 'invitee');
const doctorName = sql<string>`${users.first_name} || ' ' || ${users.last_name}`;

/** What an invitation's mail says; undefined when there is nothing to send any more. */
export async function invitationToSend(db: Queryable, shareId: number, now: Date) {
  const [invitation] = await db
    .select({ doctorId: shares.doctor_id, doctorName, email: shares.email, permission: shares.permission })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.doctor_id))
    .where(and(eq(shares.id, shareId), eq(shares.status, 'PENDING'), gt(shares.expires_at, now)));
  return invitation;
}

export async function addShareLink(db: Queryable, link: typeof shareLinks.$inferInsert): Promise<void> {
  await db.insert(shareLinks).values(link);
}

/** An invitation that is made anew has a new mail; what stood in the old one opens nothing. */
export const removeShareLinks = (db: Queryable, shareId: number) =>
  db.delete(shareLinks).where(eq(shareLinks.share_id, shareId));

export interface Link {
  readonly doctorId: number;
  readonly codeHash: Buffer;
  readonly keyHash: Buffer;
}

/** The invitation behind a link that is good still: not used, not withdrawn, not too old. */
export async function invitationByLink(db: Queryable, link: Link, now: Date) {
  const [invitation] = await byLink(db, link, now);
  return invitation;
}

/** Locked until the transaction ends, so that two who come at once cannot both use it. */
export async function lockInvitation(db: Queryable, link: Link, now: Date) {
  const [invitation] = await byLink(db, link, now).for('update', { of: shares });
  return invitation;
}

const byLink = (db: Queryable, { doctorId, codeHash, keyHash }: Link, now: Date) =>
  db
    .select({ shareId: shares.id, email: shares.email, doctorName, inviteeId: invitee.id })
    .from(shareLinks)
    .innerJoin(shares, eq(shares.id, shareLinks.share_id))
    .innerJoin(users, eq(users.id, shares.doctor_id))
    .leftJoin(invitee, eq(invitee.email, shares.email))
    .where(
      and(
        eq(shareLinks.code_hash, codeHash),
        eq(shareLinks.key_hash, keyHash),
        eq(shares.doctor_id, doctorId),
        eq(shares.status, 'PENDING'),
        isNull(shares.used_at),
        gt(shares.expires_at, now),
      ),
    );

/** Signed up by the link: it is theirs, still to be accepted, and the link is used up. */
export async function bindShare(db: Queryable, shareId: number, userId: number, now: Date): Promise<void> {
  await db
    .update(shares)
    .set({ end_user_id: userId, used_at: now, changed_at: now })
    .where(and(eq(shares.id, shareId), isNull(shares.end_user_id)));
}

/** Links that open nothing any more. */
export async function purgeShareLinks(db: Queryable, now: Date): Promise<void> {
  const over = db
    .select({ id: shares.id })
    .from(shares)
    .where(or(ne(shares.status, 'PENDING'), isNotNull(shares.used_at), lt(shares.expires_at, now)));
  await db.delete(shareLinks).where(inArray(shareLinks.share_id, over));
}
