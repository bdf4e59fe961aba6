import { accountLimits } from '@casefolio/domain/accounts/limits';
import type { Message } from '@casefolio/domain/messages/message';
import { Failure, missing } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { accountById, type Account } from './accounts.store.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { notTooOften } from './not-too-often.ts';
import { passwordMatches } from './password-hash.ts';

export interface PasswordQuestion {
  readonly userId: number;
  readonly password: string;
  /** What it is asked for, as the audit trail calls it. */
  readonly action: string;
  readonly wrong: Message;
}

/** Asks for the password once more: an unlocked screen that was left alone is not enough for what follows. */
export async function requireOwnPassword(
  { db, clock, limiter }: Pick<AccountsTools, 'db' | 'clock' | 'limiter'>,
  visit: Visit,
  { userId, password, action, wrong }: PasswordQuestion,
): Promise<Account> {
  await notTooOften(limiter, accountLimits.ownPasswordTries, String(userId));
  const account = await accountById(db, userId);
  if (!account) throw missing();
  if (!(await passwordMatches(password, account.password_hash))) {
    await recordTouch(db, visit, clock.now(), { action, ownerId: userId, outcome: 'refused' });
    throw new Failure('oldPasswordWrong', wrong);
  }
  await limiter.forget(accountLimits.ownPasswordTries, String(userId));
  return account;
}
