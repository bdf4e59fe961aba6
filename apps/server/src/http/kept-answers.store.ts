import { and, eq, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/database.ts';
import { keptAnswers } from '../db/schema/house.ts';

export interface KeyedRequest {
  readonly caller: string;
  readonly key: string;
  readonly requestHash: Buffer;
  readonly at: Date;
}

/** Claims the key for this transaction. False when it was used before; a claim under way is waited for. */
export async function claimKey(tx: Tx, { caller, key, requestHash, at }: KeyedRequest): Promise<boolean> {
  const claimed = await tx
    .insert(keptAnswers)
    .values({ caller, key, request_hash: requestHash, created_at: at })
    .onConflictDoNothing()
    .returning({ key: keptAnswers.key });
  return claimed.length === 1;
}

export async function keepAnswer(tx: Tx, { caller, key }: KeyedRequest, answer: unknown): Promise<void> {
  await tx
    .update(keptAnswers)
    .set({ answer })
    .where(and(eq(keptAnswers.caller, caller), eq(keptAnswers.key, key)));
}

export async function keptAnswer(db: Queryable, { caller, key }: KeyedRequest) {
  const [kept] = await db
    .select({ requestHash: keptAnswers.request_hash, answer: keptAnswers.answer })
    .from(keptAnswers)
    .where(and(eq(keptAnswers.caller, caller), eq(keptAnswers.key, key)));
  return kept;
}

export const purgeKeptAnswers = (db: Queryable, before: Date) =>
  db.delete(keptAnswers).where(lt(keptAnswers.created_at, before));
