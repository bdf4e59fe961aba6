import { resetCode } from '@casefolio/domain/accounts/one-time-codes';
import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { resetCodes } from '../../db/schema/accounts.ts';

export type ResetCode = typeof resetCodes.$inferSelect;

/** A newer code of the same place replaces the older one, and its tries. */
export async function putResetCode(db: Queryable, code: typeof resetCodes.$inferInsert): Promise<void> {
  const { code_hash, expires_at } = code;
  await db
    .insert(resetCodes)
    .values(code)
    .onConflictDoUpdate({
      target: [resetCodes.user_id, resetCodes.place],
      set: { code_hash, expires_at, tries_here: 0, tries_elsewhere: 0 },
    });
}

const isHere = (place: Buffer) => eq(resetCodes.place, place);
const isElsewhere = (place: Buffer) => ne(resetCodes.place, place);

/**
 * Counts a try from this place on every live code of the user that has tries left for it, and gives those codes. One that is
 * void is not even touched: a flood of guesses does not queue for its row.
 */
export const countResetTry = (db: Queryable, userId: number, place: Buffer, now: Date): Promise<ResetCode[]> =>
  db
    .update(resetCodes)
    .set({
      tries_here: sql`${resetCodes.tries_here} + (${isHere(place)})::integer`,
      tries_elsewhere: sql`${resetCodes.tries_elsewhere} + (${isElsewhere(place)})::integer`,
    })
    .where(
      and(
        eq(resetCodes.user_id, userId),
        gt(resetCodes.expires_at, now),
        or(
          and(isHere(place), lt(resetCodes.tries_here, resetCode.tries)),
          and(isElsewhere(place), lt(resetCodes.tries_elsewhere, resetCode.tries)),
        ),
      ),
    )
    .returning();

/** The code was right, something else was not: the try does not count. */
export async function giveBackResetTry(db: Queryable, code: ResetCode, place: Buffer): Promise<void> {
  const triedHere = code.place.equals(place);
  await db
    .update(resetCodes)
    .set(
      triedHere
        ? { tries_here: sql`${resetCodes.tries_here} - 1` }
        : { tries_elsewhere: sql`${resetCodes.tries_elsewhere} - 1` },
    )
    .where(and(eq(resetCodes.user_id, code.user_id), eq(resetCodes.code_hash, code.code_hash)));
}

/** False when it was used, replaced or has expired meanwhile: of two at once, one redeems it. */
export async function redeemResetCode(db: Queryable, { user_id, code_hash }: ResetCode, now: Date): Promise<boolean> {
  const redeemed = await db
    .delete(resetCodes)
    .where(and(eq(resetCodes.user_id, user_id), eq(resetCodes.code_hash, code_hash), gt(resetCodes.expires_at, now)))
    .returning({ userId: resetCodes.user_id });
  return redeemed.length > 0;
}

export async function removeResetCodesOf(db: Queryable, userId: number): Promise<void> {
  await db.delete(resetCodes).where(eq(resetCodes.user_id, userId));
}

export const purgeResetCodes = (db: Queryable, expiredBefore: Date) =>
  db.delete(resetCodes).where(lt(resetCodes.expires_at, expiredBefore));
