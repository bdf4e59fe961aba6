import { timingSafeEqual } from 'node:crypto';
import type { resetPassword as endpoint } from '@casefolio/contract/accounts.contract';
import { accountLimits } from '@casefolio/domain/accounts/limits';
import { normalCode } from '@casefolio/domain/accounts/one-time-codes';
import { securityMessages } from '@casefolio/domain/messages/security';
import type { z } from 'zod';
import { Failure, invalidFields } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { accountByEmail, type Account, setPassword } from './accounts.store.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { noteKnownPlace } from './known-places.store.ts';
import { newPasswordFaults } from './new-password.ts';
import { callerOf, notTooOften } from './not-too-often.ts';
import { hashPassword } from './password-hash.ts';
import { forgetAllLogInTries, placeOf } from './places.ts';
import {
  countResetTry,
  giveBackResetTry,
  redeemResetCode,
  removeResetCodesOf,
  type ResetCode,
} from './reset-codes.store.ts';
import { removeSessionsOf } from './sessions.store.ts';

const codeVoid = (): Failure => new Failure('resetCodeVoid', securityMessages.resetCodeVoid);

/** Someone sets a new password with the mailed code: every session ends, and no lock stands in their way any more. */
export const resetPassword =
  (tools: AccountsTools) =>
  async (visit: Visit, { body }: { readonly body: z.output<typeof endpoint.body> }) => {
    const { db } = tools;
    const account = await accountByEmail(db, body.email);
    const code = await codeThatFits(tools, visit, account?.id ?? 0, body.verification_code);
    if (!account || !code) throw await refused(tools, visit, account);
    const faults = newPasswordFaults(body.new_password, account);
    if (faults.length > 0) {
      await giveBackResetTry(db, code, placeOf(visit));
      throw invalidFields(faults);
    }
    await replacePassword(tools, visit, code, await hashPassword(body.new_password));
    await forgetAllLogInTries(tools.limiter, visit, account.email);
    return {};
  };

/** Every try counts before it is judged, so that a hundred at once are not judged a hundred times. */
async function codeThatFits(tools: AccountsTools, visit: Visit, userId: number, typed: string) {
  const hash = tools.keys.codeHash('reset', userId, normalCode(typed));
  const codes = await countResetTry(tools.db, userId, placeOf(visit), tools.clock.now());
  return codes.find(({ code_hash }) => timingSafeEqual(code_hash, hash));
}

/** Only wrong codes count for the caller: whoever has the right one gets in, whatever others at their address do. */
async function refused({ db, clock, limiter }: AccountsTools, visit: Visit, account: Account | undefined) {
  await notTooOften(limiter, accountLimits.wrongResetsPerCaller, callerOf(visit));
  const whose = account ? { ownerId: account.id } : {};
  await recordTouch(db, visit, clock.now(), { action: 'password.reset', outcome: 'refused', ...whose });
  return codeVoid();
}

async function replacePassword(tools: AccountsTools, visit: Visit, code: ResetCode, password_hash: string) {
  const userId = code.user_id;
  const now = tools.clock.now();
  await visit.atomically(async (tx) => {
    if (!(await redeemResetCode(tx, code, now))) throw codeVoid();
    await setPassword(tx, userId, password_hash);
    await removeResetCodesOf(tx, userId);
    await removeSessionsOf(tx, userId);
    // Whoever held the code holds the mailbox: from here on strangers' guesses no longer count against this browser.
    await noteKnownPlace(tx, userId, placeOf(visit), now);
    await tools.jobs.enqueue(tx, 'send-account-notice', { userId, notice: 'password-changed' });
    await recordTouch(tx, visit, now, { action: 'password.reset', actorId: userId, ownerId: userId });
  });
}
