import type { removeSecondFactor as endpoint } from '@casefolio/contract/security.contract';
import { accountLimits } from '@casefolio/domain/accounts/limits';
import { securityMessages } from '@casefolio/domain/messages/security';
import type { z } from 'zod';
import { Failure } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { notTooOften } from './not-too-often.ts';
import { requireOwnPassword } from './own-password.ts';
import { spendCode } from './second-factor-codes.ts';
import { confirmedFactor, removeFactor } from './second-factors.store.ts';

type Input = { readonly params: z.output<typeof endpoint.params>; readonly body: z.output<typeof endpoint.body> };

const action = 'second-factor.disabled';

/** Someone no longer wants a second factor: the password and a last code switch it off. */
export const removeSecondFactor =
  (tools: AccountsTools) =>
  async (visit: Visit, { params: { userId }, body: { password, code } }: Input) => {
    const { db, clock, limiter, keys, jobs } = tools;
    await requireOwnPassword(tools, visit, { userId, password, action, wrong: securityMessages.passwordWrong });
    await notTooOften(limiter, accountLimits.secondFactorTries, String(userId));
    const now = clock.now();
    const removed = await visit.atomically(async (tx) => {
      const factor = await confirmedFactor(tx, userId);
      if (!factor) throw new Failure('changedMeanwhile', securityMessages.secondFactorOff);
      if (!(await spendCode(tx, keys, factor, { typed: code, now }))) return false;
      await removeFactor(tx, userId);
      await jobs.enqueue(tx, 'send-account-notice', { userId, notice: 'second-factor-off' });
      await recordTouch(tx, visit, now, { action, ownerId: userId });
      return true;
    });
    if (!removed) {
      await recordTouch(db, visit, now, { action, ownerId: userId, outcome: 'refused' });
      throw new Failure('secondFactorWrong', securityMessages.secondFactorWrong);
    }
    await limiter.forget(accountLimits.secondFactorTries, String(userId));
    return {};
  };
