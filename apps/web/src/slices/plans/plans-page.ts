import { choosePlan, planTexts } from '@casefolio/domain/messages/plans';
import { freePlanId, type Offer, type Period } from '@casefolio/domain/plans/plans';

export type Audience = 'individual' | 'business';

/** How the page's two switches stand. */
export interface Choice {
  readonly period: Period;
  readonly audience: Audience;
}

/** Kept in the address, so that Back and a sent link show what was chosen. It may hold anything; what we do not know is the usual. */
export const choiceIn = (query: URLSearchParams): Choice => ({
  period: query.get('period') === 'yearly' ? 'Annual' : 'Monthly',
  audience: query.get('for') === 'business' ? 'business' : 'individual',
});

/** Only what differs from the usual is written. */
export const queryOf = ({ period, audience }: Choice): Record<string, string> => ({
  ...(period === 'Annual' && { period: 'yearly' }),
  ...(audience === 'business' && { for: 'business' }),
});

/** Where a plan's button leads: a visitor signs up, who has an account goes to their own plan. */
export function planAction({ plan, braintreePlanId }: Offer, isSignedIn: boolean) {
  if (isSignedIn) return { to: '/MyPlan', label: planTexts.ownPlan };
  if (plan.id === freePlanId) return { to: '/signup', label: planTexts.startFree };
  return { to: `/signup/${braintreePlanId}`, label: choosePlan(plan) };
}
