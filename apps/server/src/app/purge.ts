import type { Db } from '../db/database.ts';
import { purgeKeptAnswers } from '../http/kept-answers.store.ts';
import { purgeLimits } from '../ports/limits/limits.store.ts';
import { purgeSessions } from '../slices/accounts/sessions.store.ts';
import { purgeVerificationTokens } from '../slices/accounts/verification-tokens.store.ts';

const dayMs = 24 * 3_600_000;

/** Once an hour: what can no longer be used is not kept either. */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  await purgeSessions(db, now);
  await purgeVerificationTokens(db, now);
  await purgeKeptAnswers(db, now);
  await purgeLimits(db, new Date(now.getTime() - dayMs));
}
