import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { verificationTokens } from '../../db/schema/accounts.ts';

export async function addVerificationToken(
  db: Queryable,
  token: typeof verificationTokens.$inferInsert,
): Promise<void> {
  await db.insert(verificationTokens).values(token);
}

/** Locked until the transaction ends, so that two clicks at once cannot both redeem it. */
export async function ownerOfToken(db: Queryable, tokenHash: Buffer, now: Date): Promise<number | undefined> {
  const [found] = await db
    .select({ userId: verificationTokens.user_id })
    .from(verificationTokens)
    .where(and(eq(verificationTokens.token_hash, tokenHash), gt(verificationTokens.expires_at, now)))
    .for('update');
  return found?.userId;
}

export async function removeTokensOf(db: Queryable, userId: number): Promise<void> {
  await db.delete(verificationTokens).where(eq(verificationTokens.user_id, userId));
}

export const purgeVerificationTokens = (db: Queryable, expiredBefore: Date) =>
  db.delete(verificationTokens).where(lt(verificationTokens.expires_at, expiredBefore));
