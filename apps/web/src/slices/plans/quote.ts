import type { Cents } from '@casefolio/domain/plans/money';
import type { Period } from '@casefolio/domain/plans/plans';

/** The plan that the address of the sign-up names. */
export interface ChosenPlan {
  readonly braintreePlanId: string;
  readonly name: string;
  readonly period: Period;
  readonly cents: Cents;
}

/** What the plan costs with the code that was typed. */
export interface Quote {
  readonly plan: ChosenPlan;
  readonly code: string;
  readonly coupon: 'none' | 'valid' | 'invalid';
  readonly cents: Cents;
}

/** A code that is not valid leaves the price as it is; of a plan that costs nothing there is nothing to take off. */
export function quoteOf(plan: ChosenPlan, code: string, newCents: Cents | null): Quote {
  if (code === '' || plan.cents === 0) return { plan, code, coupon: 'none', cents: plan.cents };
  return newCents === null
    ? { plan, code, coupon: 'invalid', cents: plan.cents }
    : { plan, code, coupon: 'valid', cents: newCents };
}

/** What the sign-up sends of it: the code only where it is worth something. */
export const purchaseOf = ({ plan, code, coupon }: Quote) => ({
  planId: plan.braintreePlanId,
  ...(coupon === 'valid' && { promotionCode: code }),
});

export type Purchase = ReturnType<typeof purchaseOf>;
