import type { confirmSecondFactor as endpoint } from '@casefolio/contract/security.contract';
import { accountLimits } from '@casefolio/domain/accounts/limits';
import { normalCode, pendingSecretMs } from '@casefolio/domain/accounts/one-time-codes';
import { securityMessages } from '@casefolio/domain/messages/security';
import type { z } from 'zod';
import { Failure } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { stepOfCode } from './authenticator.ts';
import { notTooOften } from './not-too-often.ts';
import { newRecoveryCodes } from './second-factor-codes.ts';
import { confirmFactor, pendingFactor } from './second-factors.store.ts';

type Input = { readonly params: z.output<typeof endpoint.params>; readonly body: z.output<typeof endpoint.body> };

const notBegun = (): Failure => new Failure('changedMeanwhile', securityMessages.secondFactorNotBegun);

/** The app shows the right code: from now on log-in asks for one. */
export const confirmSecondFactor =
  ({ db, clock, limiter, jobs, keys }: AccountsTools) =>
  async (visit: Visit, { params: { userId }, body: { code } }: Input) => {
    await notTooOften(limiter, accountLimits.secondFactorTries, String(userId));
    const now = clock.now();
    const factor = await pendingFactor(db, userId, new Date(now.getTime() - pendingSecretMs));
    if (!factor) throw notBegun();
    const step = stepOfCode(keys.open(userId, factor.sealed_secret), normalCode(code), now);
    if (step === null) throw new Failure('secondFactorWrong', securityMessages.secondFactorWrong);
    const recovery_codes = await visit.atomically(async (tx) => {
      if (!(await confirmFactor(tx, factor, { at: now, step }))) throw notBegun();
      await jobs.enqueue(tx, 'send-account-notice', { userId, notice: 'second-factor-on' });
      await recordTouch(tx, visit, now, { action: 'second-factor.enabled', ownerId: userId });
      return newRecoveryCodes(tx, keys, userId);
    });
    await limiter.forget(accountLimits.secondFactorTries, String(userId));
    return { recovery_codes };
  };
