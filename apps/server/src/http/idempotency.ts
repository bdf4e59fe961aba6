import { createHmac } from 'node:crypto';
import { commonMessages } from '@casefolio/domain/messages/common';
import type { Db } from '../db/database.ts';
import { invalidFields } from './failure.ts';
import { claimKey, keepAnswer, type KeptAnswer, keptAnswer, type KeyedRequest } from './kept-answers.store.ts';
import { Answer, type Visit } from './visit.ts';

const longest = 200;

export interface KeyableRequest {
  readonly key: string | undefined;
  readonly caller: string;
  readonly call: string;
  readonly body: unknown;
}

/** Whose key it is and for which request; null without a key. The print is keyed, for a body may hold a password. */
export function keyedRequest(request: KeyableRequest, printKey: Buffer, at: Date): KeyedRequest | null {
  if (!request.key) return null;
  if (request.key.length > longest) throw keyFault(commonMessages.tooLarge.text);
  const print = createHmac('sha256', printKey).update(JSON.stringify([request.call, request.body]));
  return { caller: request.caller, key: request.key, requestHash: print.digest(), at };
}

const keyFault = (error: string) => invalidFields([{ field: 'Idempotency-Key', error }]);

/** Runs the work in one transaction; with a key, at most once, and its answer is kept in the same transaction. */
function atomicallyFor(db: Db, keyed: KeyedRequest | null): Visit['atomically'] {
  if (!keyed) return (work) => db.transaction(work);
  return (work) =>
    db.transaction(async (tx) => {
      if (!(await claimKey(tx, keyed))) throw new Error('another call with this key came first');
      const answer = await work(tx);
      if (!(answer instanceof Answer))
        throw new Error('a use-case that creates returns its Answer from the transaction');
      await keepAnswer(tx, keyed, withoutSecrets(answer));
      return answer;
    });
}

const withoutSecrets = ({ data, session }: Answer<unknown>): KeptAnswer => ({
  data,
  sessionOf: typeof session === 'object' ? session.userId : null,
});

/** Runs a call; a repetition of an answered one gets the first answer, also when both were under way at once. */
export async function once<T>(
  db: Db,
  keyed: KeyedRequest | null,
  run: (atomically: Visit['atomically']) => Promise<T>,
  again: (kept: KeptAnswer) => Promise<Answer<unknown>>,
): Promise<T | Answer<unknown>> {
  const earlier = await firstAnswer(db, keyed);
  if (earlier) return again(earlier);
  try {
    return await run(atomicallyFor(db, keyed));
  } catch (error) {
    // What stood in the way may be the very thing that the first call has just made.
    const meanwhile = await firstAnswer(db, keyed);
    if (meanwhile) return again(meanwhile);
    throw error;
  }
}

async function firstAnswer(db: Db, keyed: KeyedRequest | null): Promise<KeptAnswer | undefined> {
  const kept = keyed && (await keptAnswer(db, keyed));
  if (!kept) return undefined;
  if (!kept.requestHash.equals(keyed.requestHash)) throw keyFault(commonMessages.keyReused.text);
  return kept.answer;
}
