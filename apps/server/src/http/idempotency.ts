import { createHmac } from 'node:crypto';
import { commonMessages } from '@casefolio/domain/messages/common';
import type { Db } from '../db/database.ts';
import { invalidFields } from './failure.ts';
import { claimKey, keepAnswer, keptAnswer, type KeyedRequest } from './kept-answers.store.ts';
import { Answer, type Visit } from './visit.ts';

/** Runs the work in one transaction; with a key, at most once, and its result is kept in the same transaction. */
function atomicallyFor(db: Db, keyed: KeyedRequest | null): Visit['atomically'] {
  if (!keyed) return (work) => db.transaction(work);
  return (work) =>
    db.transaction(async (tx) => {
      if (!(await claimKey(tx, keyed))) throw new Error('another call with this key came first');
      const result = await work(tx);
      await keepAnswer(tx, keyed, result instanceof Answer ? result.data : result);
      return result;
    });
}

/** Runs a call; a repetition of an answered one gets the first answer, also when both were under way at once. */
export async function once<T>(
  db: Db,
  keyed: KeyedRequest | null,
  run: (atomically: Visit['atomically']) => Promise<T>,
) {
  const earlier = await firstAnswer(db, keyed);
  if (earlier) return earlier;
  try {
    return await run(atomicallyFor(db, keyed));
  } catch (error) {
    // What stood in the way may be the very thing that the first call has just made.
    const meanwhile = await firstAnswer(db, keyed);
    if (meanwhile) return meanwhile;
    throw error;
  }
}

async function firstAnswer(db: Db, keyed: KeyedRequest | null): Promise<Answer<unknown> | undefined> {
  const kept = keyed && (await keptAnswer(db, keyed));
  if (!kept) return undefined;
  if (!kept.requestHash.equals(keyed.requestHash))
    throw invalidFields([{ field: 'Idempotency-Key', error: commonMessages.keyReused.text }]);
  return new Answer(kept.answer, {});
}

const longest = 200;

export interface KeyableRequest {
  readonly key: string | undefined;
  readonly caller: string;
  readonly call: string;
  readonly body: unknown;
}

/** Whose key it is and for which request; null without a usable header. The print is keyed, for a body may hold a password. */
export function keyedRequest(request: KeyableRequest, printKey: Buffer, at: Date): KeyedRequest | null {
  if (!request.key || request.key.length > longest) return null;
  const print = createHmac('sha256', printKey).update(JSON.stringify([request.call, request.body ?? null]));
  return { caller: request.caller, key: request.key, requestHash: print.digest(), at };
}
