import type { changePassword as endpoint } from '@casefolio/contract/accounts.contract';
import { commonMessages } from '@casefolio/domain/messages/common';
import { securityMessages } from '@casefolio/domain/messages/security';
import type { z } from 'zod';
import { Failure, invalidFields } from '../../http/failure.ts';
import { Answer, type OpenSession, type Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { type Account, replacePasswordHash } from './accounts.store.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { newPasswordFaults } from './new-password.ts';
import { requireOwnPassword } from './own-password.ts';
import { hashPassword } from './password-hash.ts';
import { removeResetCodesOf } from './reset-codes.store.ts';
import { removeOtherSessionsOf, renewSession } from './sessions.store.ts';
import { newToken, tokenHash } from './tokens.ts';

type Input = { readonly params: z.output<typeof endpoint.params>; readonly body: z.output<typeof endpoint.body> };

const action = 'password.changed';
const oldPasswordWrong = (): Failure => new Failure('oldPasswordWrong', securityMessages.oldPasswordWrong);
const noSession = (): Failure => new Failure('noSession', commonMessages.noSession);

/** Someone changes their password: they stay where they are, under a new token; everywhere else they are signed out. */
export const changePassword =
  (tools: AccountsTools) =>
  async (visit: Visit, { params: { userId }, body }: Input) => {
    const { session } = visit;
    if (!session) throw noSession();
    const question = { userId, password: body.old_password, action, wrong: securityMessages.oldPasswordWrong };
    const account = await requireOwnPassword(tools, visit, question);
    if (body.new_password.normalize('NFKC') === body.old_password.normalize('NFKC'))
      throw new Failure('passwordUnchanged', securityMessages.passwordUnchanged);
    const faults = newPasswordFaults(body.new_password, account);
    if (faults.length > 0) throw invalidFields(faults);
    const opened = await replacePassword(tools, visit, session, account, await hashPassword(body.new_password));
    return new Answer({}, { session: opened });
  };

function replacePassword(
  { clock, jobs }: AccountsTools,
  visit: Visit,
  { sessionId }: OpenSession,
  { id: userId, password_hash: oldHash }: Account,
  newHash: string,
) {
  const token = newToken();
  return visit.atomically(async (tx) => {
    // Changed elsewhere since it was asked for: what was typed is no longer the old password.
    if (!(await replacePasswordHash(tx, userId, { oldHash, newHash }))) throw oldPasswordWrong();
    const renewed = await renewSession(tx, { userId, sessionId }, tokenHash(token));
    if (!renewed) throw noSession();
    await removeOtherSessionsOf(tx, userId, sessionId);
    await removeResetCodesOf(tx, userId);
    await jobs.enqueue(tx, 'send-account-notice', { userId, notice: 'password-changed' });
    await recordTouch(tx, visit, clock.now(), { action, ownerId: userId });
    return { userId, token, remembered: renewed.remembered };
  });
}
