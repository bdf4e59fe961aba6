import { and, eq, gt, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable, Tx } from '../db/database.ts';
import { keptAnswers } from '../db/schema/house.ts';

export interface KeyedRequest {
  readonly caller: string;
  readonly key: string;
  readonly requestHash: Buffer;
  readonly at: Date;
}

/** An answer without its secrets: of a session only whose it was. */
const keptAnswerForm = z.object({ data: z.unknown(), sessionOf: z.number().nullable() });
export type KeptAnswer = z.output<typeof keptAnswerForm>;

const keptForMs = 24 * 3_600_000;

/** Claims the key for this transaction. False when it was used before; a claim under way is waited for. */
export async function claimKey(tx: Tx, { caller, key, requestHash, at }: KeyedRequest): Promise<boolean> {
  const claimed = await tx
    .insert(keptAnswers)
    .values({ caller, key, request_hash: requestHash, created_at: at })
    .onConflictDoNothing()
    .returning({ key: keptAnswers.key });
  return claimed.length === 1;
}

export async function keepAnswer(tx: Tx, { caller, key }: KeyedRequest, answer: KeptAnswer): Promise<void> {
  await tx
    .update(keptAnswers)
    .set({ answer })
    .where(and(eq(keptAnswers.caller, caller), eq(keptAnswers.key, key)));
}

export async function keptAnswer(db: Queryable, { caller, key, at }: KeyedRequest) {
  const isLive = gt(keptAnswers.created_at, new Date(at.getTime() - keptForMs));
  const [kept] = await db
    .select({ requestHash: keptAnswers.request_hash, answer: keptAnswers.answer })
    .from(keptAnswers)
    .where(and(eq(keptAnswers.caller, caller), eq(keptAnswers.key, key), isLive));
  return kept && { requestHash: kept.requestHash, answer: keptAnswerForm.parse(kept.answer) };
}

export const purgeKeptAnswers = (db: Queryable, now: Date) =>
  db.delete(keptAnswers).where(lt(keptAnswers.created_at, new Date(now.getTime() - keptForMs)));
