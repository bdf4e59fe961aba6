import type { forgetPassword as endpoint } from '@casefolio/contract/accounts.contract';
import { accountLimits } from '@casefolio/domain/accounts/limits';
import type { z } from 'zod';
import type { Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { accountByEmail } from './accounts.store.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { callerOf, notTooOften } from './not-too-often.ts';
import { countedWith, placeOf } from './places.ts';
import { tokenHash } from './tokens.ts';

/**
 * Someone has forgotten their password: a code comes by mail. An address without an account costs the same work, down to a
 * job that finds nobody to write to, and gets the same answer.
 */
export const forgetPassword =
  (tools: AccountsTools) =>
  async (visit: Visit, { body: { email } }: { readonly body: z.output<typeof endpoint.body> }) => {
    const counted = await countedWith(tools.db, visit, email);
    if (!counted.known) await notTooOften(tools.limiter, accountLimits.resetMailsPerCaller, callerOf(visit));
    await notTooOften(tools.limiter, accountLimits.resetMails, counted.as);
    const account = await accountByEmail(tools.db, email);
    const place = placeOf(visit).toString('hex');
    await visit.atomically(async (tx) => {
      // Asked twice in a moment, one mail is enough: two would race for which code is the newer.
      const singletonKey = tokenHash(`${email} ${place}`).toString('hex');
      await tools.jobs.enqueue(tx, 'send-reset-code', { userId: account?.id ?? null, place }, { singletonKey });
      const whose = account ? { ownerId: account.id } : {};
      await recordTouch(tx, visit, tools.clock.now(), { action: 'password.forgotten', ...whose });
    });
    return {};
  };
