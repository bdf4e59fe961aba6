import type { verificationResend } from '@casefolio/contract/accounts.contract';
import { accountLimits } from '@casefolio/domain/accounts/limits';
import type { z } from 'zod';
import { missing } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { accountById } from './accounts.store.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { notTooOften } from './not-too-often.ts';

/** Someone did not get the mail: send another one. Verified already, there is nothing to send and nothing to complain about. */
export const resendVerification =
  (tools: AccountsTools) =>
  async (visit: Visit, { params: { userId } }: { readonly params: z.output<typeof verificationResend.params> }) => {
    const account = await accountById(tools.db, userId);
    if (!account) throw missing();
    if (account.verified_at) return {};
    await notTooOften(tools.limiter, accountLimits.resendsPerMinute, String(userId));
    await notTooOften(tools.limiter, accountLimits.resendsPerDay, String(userId));
    await visit.atomically(async (tx) => {
      await tools.jobs.enqueue(tx, 'send-verification-mail', { userId });
      await recordTouch(tx, visit, tools.clock.now(), { action: 'verification.resent', ownerId: userId });
    });
    return {};
  };
