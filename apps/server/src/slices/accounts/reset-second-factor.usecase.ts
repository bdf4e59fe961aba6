import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { JobQueue } from '../../ports/jobs/jobs.port.ts';
import { operatorIn, recordTouch } from '../audit/audit.api.ts';
import { accountByEmail } from './accounts.store.ts';
import { removeFactor } from './second-factors.store.ts';

export interface OperatorTools {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: JobQueue;
}

/** The operator helps somebody who has lost their app and their recovery codes. The owner is told, in case it was not them who asked. */
export const resetSecondFactor = (
  { db, clock, jobs }: OperatorTools,
  email: string,
): Promise<'reset' | 'was off' | 'no account'> =>
  db.transaction(async (tx) => {
    const account = await accountByEmail(tx, email);
    if (!account) return 'no account';
    if (!(await removeFactor(tx, account.id))) return 'was off';
    await jobs.enqueue(tx, 'send-account-notice', { userId: account.id, notice: 'second-factor-off' });
    await recordTouch(tx, operatorIn(tx), clock.now(), { action: 'second-factor.reset', ownerId: account.id });
    return 'reset';
  });
