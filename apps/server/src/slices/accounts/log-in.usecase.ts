import type { login } from '@casefolio/contract/accounts.contract';
import { accountLimits } from '@casefolio/domain/accounts/limits';
import { accountLocked, accountMessages } from '@casefolio/domain/messages/accounts';
import type { z } from 'zod';
import { Failure } from '../../http/failure.ts';
import { Answer, type Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { accountByEmail, type Account } from './accounts.store.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { callerOf, notTooOften } from './not-too-often.ts';
import { openSession } from './open-session.ts';
import { nobodysHash, passwordMatches } from './password-hash.ts';
import { removeSession } from './sessions.store.ts';
import { userView } from './user-view.ts';

type Credentials = z.output<typeof login.body>;

/** Someone comes back with their password. An unknown address and a wrong password are one answer, in the same time. */
export const logIn =
  (tools: AccountsTools) =>
  async (visit: Visit, { body: credentials }: { readonly body: Credentials }) => {
    await countTry(tools, visit, credentials.username);
    const account = await accountByEmail(tools.db, credentials.username);
    const matches = await passwordMatches(credentials.password, account?.password_hash ?? nobodysHash);
    if (!account || !matches) throw await refused(tools, visit, account);
    await forgetTries(tools, credentials.username);
    return admit(tools, visit, account, credentials);
  };

/** Every try counts before it is judged, so that a hundred at once are not judged a hundred times. */
async function countTry({ limiter }: AccountsTools, visit: Visit, username: string): Promise<void> {
  await notTooOften(limiter, accountLimits.logInsPerCaller, callerOf(visit));
  await notTooOften(limiter, accountLimits.logInFailures, username);
  const lockedFor = await limiter.take(accountLimits.lockAfterFailures, username);
  if (lockedFor !== null) throw new Failure('locked', accountLocked(lockedFor), { retryAfterSeconds: lockedFor });
}

async function forgetTries({ limiter }: AccountsTools, username: string): Promise<void> {
  await limiter.forget(accountLimits.logInFailures, username);
  await limiter.forget(accountLimits.lockAfterFailures, username);
}

async function refused(tools: AccountsTools, visit: Visit, account: Account | undefined): Promise<Failure> {
  const whose = account ? { ownerId: account.id } : {};
  await recordTouch(tools.db, visit, tools.clock.now(), { action: 'session.opened', outcome: 'refused', ...whose });
  return new Failure('invalidCredentials', accountMessages.invalidCredentials);
}

async function admit(tools: AccountsTools, visit: Visit, account: Account, credentials: Credentials) {
  const now = tools.clock.now();
  const wish = {
    userId: account.id,
    remembered: credentials.remember,
    timeOffsetHours: credentials.time_offset ?? 0,
  };
  const session = await visit.atomically(async (tx) => {
    // The browser's cookie is about to be replaced; nobody would ever close the session under it.
    if (visit.session) await removeSession(tx, visit.session.sessionId);
    await recordTouch(tx, visit, now, { action: 'session.opened', actorId: account.id, ownerId: account.id });
    return openSession(tx, visit, now, wish);
  });
  const outcome = account.verified_at ? 'ok' : 'unverified';
  return new Answer(userView(account, tools.roles), { outcome, session });
}
