import { randomUUID } from 'node:crypto';
import { planMessages } from '@casefolio/domain/messages/plans';
import type { Tx } from '../../db/database.ts';
import { Failure } from '../../http/failure.ts';
import type { Refused } from '../../ports/payments/payments.port.ts';
import type { PlansTools } from './plans-tools.ts';
import type { Purchase } from './purchase.ts';
import { addSubscription, closeCharge, openCharge } from './subscriptions.store.ts';

type ChargeTools = Pick<PlansTools, 'db' | 'clock' | 'payments'>;

/** Charges and books the subscription: the last thing that a transaction does, for nothing after it may fail any more. */
export type Pay = (tx: Tx, userId: number) => Promise<void>;

const refusals = { nonce: planMessages.nonceInvalid, declined: planMessages.declined };

function unlessRefused<Good extends string | object>(answer: Good | Refused): Good {
  if (typeof answer === 'object' && 'refused' in answer) throw new Failure('paymentRefused', refusals[answer.refused]);
  return answer;
}

/**
 * Runs a transaction that ends in a charge. Everything that can stand in the way is settled before the provider is asked; if the transaction
 * nevertheless does not stand, what was charged is given back, at once or, after a crash, by the job.
 */
export async function withCharge<T>(
  tools: ChargeTools,
  purchase: Purchase,
  transaction: (pay: Pay) => Promise<T>,
): Promise<T> {
  if (purchase.priceCents === 0) return transaction((tx, userId) => book(tools, tx, userId, purchase));
  const subscriptionId = randomUUID();
  await openCharge(tools.db, subscriptionId, tools.clock.now());
  try {
    return await transaction(async (tx, userId) => {
      const customerId = await charge(tools, purchase, subscriptionId);
      if (!(await closeCharge(tx, subscriptionId))) throw new Error('the charge took too long and was given back');
      await book(tools, tx, userId, purchase, { customerId, subscriptionId });
    });
  } catch (failure) {
    // When even this does not succeed, the charge stays open and the job finds it.
    await giveBack(tools, subscriptionId).catch(() => undefined);
    throw failure;
  }
}

async function charge({ payments }: ChargeTools, purchase: Purchase, subscriptionId: string): Promise<string> {
  const { offer, nonce, priceCents } = purchase;
  const customerId = purchase.customerId ?? (await payments.newCustomer());
  const { method } = unlessRefused(await payments.vault(customerId, nonce));
  const { braintreePlanId } = offer;
  unlessRefused(await payments.subscribe({ subscriptionId, method, braintreePlanId, priceCents }));
  return customerId;
}

async function book(
  { clock }: ChargeTools,
  tx: Tx,
  userId: number,
  { offer, priceCents, promotionCode }: Purchase,
  paid?: { readonly customerId: string; readonly subscriptionId: string },
): Promise<void> {
  await addSubscription(tx, {
    user_id: userId,
    plan_id: offer.plan.id,
    period: offer.period,
    price_cents: priceCents,
    promotion_code: promotionCode,
    customer_id: paid?.customerId ?? null,
    provider_subscription_id: paid?.subscriptionId ?? null,
    started_at: clock.now(),
  });
}

/** A charge that is no longer open was booked, even if the answer of the commit was lost: that one is left alone. */
export async function giveBack({ db, payments }: ChargeTools, subscriptionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (await closeCharge(tx, subscriptionId)) await payments.cancel(subscriptionId, 'given back');
  });
}
