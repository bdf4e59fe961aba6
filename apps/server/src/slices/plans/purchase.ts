import type { FieldError } from '@casefolio/contract/envelope';
import { planMessages } from '@casefolio/domain/messages/plans';
import { priceAfter } from '@casefolio/domain/plans/coupon';
import type { Cents } from '@casefolio/domain/plans/money';
import { freePlanId, type Offer, offerById } from '@casefolio/domain/plans/plans';
import { couponFor } from './coupons.ts';
import type { PlansTools } from './plans-tools.ts';
import { customerIsTaken } from './subscriptions.store.ts';

export interface PurchaseWish {
  readonly plan_id?: string | undefined;
  readonly customer_id?: string | undefined;
  readonly payment_method_nonce?: string | undefined;
  readonly promotion_code?: string | undefined;
}

/** A plan that somebody subscribes to, at the price that is really paid. */
export interface Purchase {
  readonly offer: Offer;
  readonly priceCents: Cents;
  readonly promotionCode: string | null;
  readonly customerId: string | null;
  /** Empty when there is nothing to pay. */
  readonly nonce: string;
}

export interface ReadPurchase {
  /** Null for Free, which needs no subscription. */
  readonly purchase: Purchase | null;
  readonly faults: readonly FieldError[];
}

const free = String(freePlanId);
const atField = (field: keyof PurchaseWish, { text }: { readonly text: string }): FieldError => ({
  field,
  error: text,
});

/** What a sign-up wants to buy, or every field that stands in the way. The price is ours, whatever a browser believes. */
export async function readPurchase(tools: PlansTools, wish: PurchaseWish): Promise<ReadPurchase> {
  const { plan_id, customer_id, payment_method_nonce: nonce = '', promotion_code: code = '' } = wish;
  const offer = offerById(plan_id || free);
  const coupon = code === '' ? null : couponFor(tools, code);
  const listPrice = offer?.cents ?? 0;
  const priceCents = coupon ? priceAfter(coupon, listPrice) : listPrice;
  const isPaid = priceCents > 0;
  const isForeign = isPaid && customer_id && (await customerIsTaken(tools.db, customer_id));
  const faults = [
    ...(offer ? [] : [atField('plan_id', planMessages.planUnknown)]),
    ...(code !== '' && !coupon ? [atField('promotion_code', planMessages.couponInvalid)] : []),
    ...(isPaid && nonce === '' ? [atField('payment_method_nonce', planMessages.noMethod)] : []),
    ...(isForeign ? [atField('customer_id', planMessages.customerTaken)] : []),
  ];
  if (!offer || offer.plan.id === freePlanId) return { purchase: null, faults };
  const promotionCode = coupon ? code : null;
  return { purchase: { offer, priceCents, promotionCode, customerId: customer_id || null, nonce }, faults };
}
