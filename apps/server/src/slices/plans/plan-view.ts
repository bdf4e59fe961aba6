import type { planOffer } from '@casefolio/contract/plans.contract';
import { dollarsOnWire } from '@casefolio/domain/plans/money';
import type { Offer } from '@casefolio/domain/plans/plans';
import type { z } from 'zod';

const nothingUsed = { used_cases: 0, uploaded_images: 0, used_registries: 0, used_automated_analysis: 0 };

/** An offer as a visitor sees it on the wire. */
export const planView = ({ plan, cents, period, braintreePlanId }: Offer): z.input<typeof planOffer> => ({
  plan: { id: plan.id, name: plan.name },
  cost: dollarsOnWire(cents),
  period,
  braintree_plan_id: braintreePlanId,
  features: {
    cases_per_month_limit: plan.casesPerMonth,
    registries_limit: plan.registries,
    automated_analysis: plan.opensFigures,
    ...nothingUsed,
  },
});
