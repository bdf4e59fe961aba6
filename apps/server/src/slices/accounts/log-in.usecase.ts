import type { login } from '@casefolio/contract/accounts.contract';
import { accountLimits } from '@casefolio/domain/accounts/limits';
import { accountLocked, accountMessages } from '@casefolio/domain/messages/accounts';
import { securityMessages } from '@casefolio/domain/messages/security';
import type { z } from 'zod';
import { Failure } from '../../http/failure.ts';
import { Answer, type Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { accountByEmail, type Account } from './accounts.store.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { callerOf, notTooOften } from './not-too-often.ts';
import { openSession } from './open-session.ts';
import { nobodysHash, passwordMatches } from './password-hash.ts';
import { countedWith, type Counted, forgetLogInTries } from './places.ts';
import { spendCode } from './second-factor-codes.ts';
import { confirmedFactor, type SecondFactor } from './second-factors.store.ts';
import { removeSession } from './sessions.store.ts';
import { userView } from './user-view.ts';

type Credentials = z.output<typeof login.body>;

/**
 * Someone comes back with their password, and with a code where they have asked for that. An unknown address and a wrong
 * password are one answer, in the same time; of the second factor nothing is said before the password was right.
 */
export const logIn =
  (tools: AccountsTools) =>
  async (visit: Visit, { body: credentials }: { readonly body: Credentials }) => {
    const counted = await countedWith(tools.db, visit, credentials.username);
    await countTry(tools, visit, counted);
    const account = await accountByEmail(tools.db, credentials.username);
    const matches = await passwordMatches(credentials.password, account?.password_hash ?? nobodysHash);
    if (!account || !matches) throw await refused(tools, visit, account);
    const factor = await confirmedFactor(tools.db, account.id);
    if (factor && !credentials.second_factor_code)
      throw new Failure('secondFactorNeeded', securityMessages.secondFactorNeeded);
    const session = await admit(tools, visit, account, { credentials, factor });
    if (!session) throw await codeRefused(tools, visit, account);
    await forgetLogInTries(tools.limiter, counted.as);
    return new Answer(userView(account, tools), { outcome: account.verified_at ? 'ok' : 'unverified', session });
  };

/** Every try counts before it is judged, so that a hundred at once are not judged a hundred times. */
async function countTry({ limiter }: AccountsTools, visit: Visit, counted: Counted): Promise<void> {
  if (!counted.known) await notTooOften(limiter, accountLimits.logInsPerCaller, callerOf(visit));
  await notTooOften(limiter, accountLimits.logInFailures, counted.as);
  const lockedFor = await limiter.take(accountLimits.lockAfterFailures, counted.as);
  if (lockedFor !== null) throw new Failure('locked', accountLocked(lockedFor), { retryAfterSeconds: lockedFor });
}

async function refused(tools: AccountsTools, visit: Visit, account: Account | undefined): Promise<Failure> {
  const whose = account ? { ownerId: account.id } : {};
  await recordTouch(tools.db, visit, tools.clock.now(), { action: 'session.opened', outcome: 'refused', ...whose });
  return new Failure('invalidCredentials', accountMessages.invalidCredentials);
}

async function codeRefused(tools: AccountsTools, visit: Visit, { id }: Account): Promise<Failure> {
  const touch = { action: 'session.opened', outcome: 'refused', ownerId: id, object: 'second factor' } as const;
  await recordTouch(tools.db, visit, tools.clock.now(), touch);
  return new Failure('secondFactorWrong', securityMessages.secondFactorWrong);
}

interface Admission {
  readonly credentials: Credentials;
  readonly factor: SecondFactor | undefined;
}

/** The code is spent in the transaction that opens the session: neither happens without the other. */
function admit(tools: AccountsTools, visit: Visit, { id: userId }: Account, { credentials, factor }: Admission) {
  const now = tools.clock.now();
  const { remember: remembered, time_offset, second_factor_code } = credentials;
  return visit.atomically(async (tx) => {
    if (factor && !(await spendCode(tx, tools.keys, factor, { typed: second_factor_code ?? '', now }))) return null;
    // The browser's cookie is about to be replaced; nobody would ever close the session under it.
    if (visit.session) await removeSession(tx, visit.session.sessionId);
    await recordTouch(tx, visit, now, { action: 'session.opened', actorId: userId, ownerId: userId });
    return openSession(tx, visit, now, { userId, remembered, timeOffsetHours: time_offset ?? 0 });
  });
}
