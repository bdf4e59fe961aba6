import type { registration } from '@casefolio/contract/accounts.contract';
import { accountLimits } from '@casefolio/domain/accounts/limits';
import { planLimits } from '@casefolio/domain/plans/limits';
import { freePlanId } from '@casefolio/domain/plans/plans';
import type { z } from 'zod';
import { invalidFields } from '../../http/failure.ts';
import { Answer, type Visit } from '../../http/visit.ts';
import { recordTouch } from '../audit/audit.api.ts';
import { emailIsUsed } from './accounts.store.ts';
import type { AccountsTools } from './accounts-tools.ts';
import { atMost } from './at-most.ts';
import { emailTaken, makeAccount, personFaults } from './new-account.ts';
import { callerOf, notTooOften } from './not-too-often.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password-hash.ts';
import { readPhone } from './phone.ts';
import { userView } from './user-view.ts';

type Wish = z.output<typeof registration.body>;

/** A charge holds a connection to the database while the provider thinks; all the others stay for everybody else. */
const chargesAtOnce = 3;

/**
 * Someone signs up: an unverified account, a session that may only wait, and a mail with the link. A plan is paid for last of all, inside the
 * transaction: an address that is taken and a key that was used stop it before anything is charged.
 */
export function registerAccount(tools: AccountsTools) {
  const inLine = atMost(chargesAtOnce);
  return async (visit: Visit, { body: wish }: { readonly body: Wish }) => {
    await limit(tools, visit, wish);
    const { purchase, faults } = await tools.purchases.read(wish);
    const { stored: reachedAt, faults: phoneFaults } = readPhone(wish, tools.choices);
    const allFaults = [...personFaults(wish, tools.roles), ...phoneFaults, ...faults];
    if (allFaults.length > 0) throw invalidFields(allFaults);
    // Asked before the costly hash; the insert below asks again, for two may come at once.
    if (await emailIsUsed(tools.db, wish.email)) throw emailTaken();
    const password_hash = await hashPassword(wish.password);
    const now = tools.clock.now();
    const plan_id = purchase?.offer.plan.id ?? freePlanId;

    const register = () =>
      tools.purchases.complete(purchase, (pay) =>
        visit.atomically(async (tx) => {
          const account = await makeAccount(tx, visit, wish, { password_hash, plan_id, ...reachedAt, now });
          const whose = { actorId: account.id, ownerId: account.id };
          await tools.jobs.enqueue(tx, 'send-verification-mail', { userId: account.id });
          if (purchase) await recordTouch(tx, visit, now, { action: 'subscription.started', ...whose });
          const forNow = { userId: account.id, remembered: false, timeOffsetHours: 0 };
          const session = await openSession(tx, visit, now, forNow);
          await pay(tx, account.id);
          return new Answer(userView(account, tools), { session });
        }),
      );
    return purchase && purchase.priceCents > 0 ? inLine(register) : register();
  };
}

/** Codes are not to be guessed by signing up either. */
async function limit({ limiter }: AccountsTools, visit: Visit, { promotion_code }: Wish): Promise<void> {
  const caller = callerOf(visit);
  await notTooOften(limiter, accountLimits.signUpsPerCaller, caller);
  if (promotion_code) await notTooOften(limiter, planLimits.couponChecksPerCaller, caller);
}
