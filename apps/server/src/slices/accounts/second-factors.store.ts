import { and, count, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { recoveryCodes, secondFactors } from '../../db/schema/accounts.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;

const isOn = (userId: number) => and(eq(secondFactors.user_id, userId), isNotNull(secondFactors.confirmed_at));

/** The one that log-in asks for. */
export async function confirmedFactor(db: Queryable, userId: number): Promise<SecondFactor | undefined> {
  const [factor] = await db.select().from(secondFactors).where(isOn(userId));
  return factor;
}

/** The one that was shown and waits for its first code. */
export async function pendingFactor(
  db: Queryable,
  userId: number,
  begunAfter: Date,
): Promise<SecondFactor | undefined> {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(
      and(
        eq(secondFactors.user_id, userId),
        isNull(secondFactors.confirmed_at),
        gt(secondFactors.begun_at, begunAfter),
      ),
    );
  return factor;
}

/** Takes the place of one that was begun and not confirmed. False when one is on already. */
export async function beginFactor(
  db: Queryable,
  factor: Pick<SecondFactor, 'user_id' | 'sealed_secret' | 'begun_at'>,
): Promise<boolean> {
  const { sealed_secret, begun_at } = factor;
  const begun = await db
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: secondFactors.user_id,
      set: { sealed_secret, begun_at },
      setWhere: isNull(secondFactors.confirmed_at),
    })
    .returning({ userId: secondFactors.user_id });
  return begun.length > 0;
}

/** False when another one was begun, or this one confirmed, since it was read. */
export async function confirmFactor(
  db: Queryable,
  { user_id, sealed_secret }: SecondFactor,
  { at, step }: { readonly at: Date; readonly step: number },
): Promise<boolean> {
  const confirmed = await db
    .update(secondFactors)
    .set({ confirmed_at: at, last_step: step })
    .where(
      and(
        eq(secondFactors.user_id, user_id),
        eq(secondFactors.sealed_secret, sealed_secret),
        isNull(secondFactors.confirmed_at),
      ),
    )
    .returning({ userId: secondFactors.user_id });
  return confirmed.length > 0;
}

/** False when a code of this half minute, or of a later one, was accepted already: of two at once, one wins. */
export async function spendStep(db: Queryable, userId: number, step: number): Promise<boolean> {
  const unspent = or(isNull(secondFactors.last_step), lt(secondFactors.last_step, step));
  const spent = await db
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(isOn(userId), unspent))
    .returning({ userId: secondFactors.user_id });
  return spent.length > 0;
}

/** False when there was none to remove. */
export async function removeFactor(db: Queryable, userId: number): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  const removed = await db.delete(secondFactors).where(eq(secondFactors.user_id, userId)).returning();
  return removed.length > 0;
}

export async function putRecoveryCodes(db: Queryable, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await db.insert(recoveryCodes).values(hashes.map((code_hash) => ({ user_id: userId, code_hash })));
}

export async function spendRecoveryCode(db: Queryable, userId: number, codeHash: Buffer): Promise<boolean> {
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.code_hash, codeHash)))
    .returning({ userId: recoveryCodes.user_id });
  return spent.length > 0;
}

export async function recoveryCodesLeft(db: Queryable, userId: number): Promise<number> {
  const [left] = await db.select({ count: count() }).from(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  return left?.count ?? 0;
}

export const purgePendingFactors = (db: Queryable, begunBefore: Date) =>
  db.delete(secondFactors).where(and(isNull(secondFactors.confirmed_at), lt(secondFactors.begun_at, begunBefore)));
