import type { validateCoupon as endpoint } from '@casefolio/contract/plans.contract';
import { planMessages } from '@casefolio/domain/messages/plans';
import { priceAfter } from '@casefolio/domain/plans/coupon';
import { planLimits } from '@casefolio/domain/plans/limits';
import { dollarsOnWire } from '@casefolio/domain/plans/money';
import type { z } from 'zod';
import { Failure } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { couponFor } from './coupons.ts';
import type { PlansTools } from './plans-tools.ts';

/** Somebody has a promotional code: what does the plan cost with it? */
export const validateCoupon =
  (tools: PlansTools) =>
  async (visit: Visit, { query }: { readonly query: z.output<typeof endpoint.query> }) => {
    await tools.notTooOften(planLimits.couponChecksPerCaller, visit);
    const coupon = couponFor(tools, query.code);
    if (!coupon) throw new Failure('malformed', planMessages.couponInvalid);
    return { new_price: dollarsOnWire(priceAfter(coupon, query.price)) };
  };
