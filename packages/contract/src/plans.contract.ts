import { commonMessages } from '@casefolio/domain/messages/common';
import { planMessages } from '@casefolio/domain/messages/plans';
import { centsOf } from '@casefolio/domain/plans/money';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { requiredText } from './wire.ts';

const count = z.int().min(0);

/** What a plan holds, and how much of it the caller has used; somebody without an account has used nothing. */
const features = z.object({
  cases_per_month_limit: count,
  registries_limit: count,
  automated_analysis: z.boolean(),
  used_cases: count,
  uploaded_images: count,
  used_registries: count,
  used_automated_analysis: count,
});

export const planOffer = z.object({
  plan: z.object({ id: z.number(), name: z.string() }),
  /** Dollars for one period. */
  cost: z.number().min(0),
  period: z.enum(['Monthly', 'Annual']),
  braintree_plan_id: z.string(),
  features,
});

export const listPlans = endpoint({
  name: 'listPlans',
  summary: 'Every plan by the month and by the year, from Free to the largest.',
  method: 'GET',
  path: '/plans',
  access: 'anyone',
  data: z.object({ monthly: z.array(planOffer), annual: z.array(planOffer) }),
});

export const readPlan = endpoint({
  name: 'readPlan',
  summary: "One plan by its braintree_plan_id, which is also what stands in the sign-up's address; 1 is Free.",
  method: 'GET',
  path: '/plans/get-braintree-plan',
  access: 'anyone',
  query: z.object({ braintree_plan_id: requiredText(commonMessages.required.text) }),
  data: planOffer,
});

export const anonymousClientToken = endpoint({
  name: 'issueAnonymousClientToken',
  summary: 'A token for the payment form of somebody who signs up, with the customer that it is for.',
  method: 'GET',
  path: '/payments/anonymous-client-token',
  access: 'anyone',
  changes: true,
  data: z.object({ token: z.string(), customer_id: z.string() }),
});

const dollars = z
  .string({ error: commonMessages.wrongForm.text })
  .refine((text) => centsOf(text) !== null, commonMessages.wrongForm.text)
  .transform((text) => centsOf(text) ?? 0);

export const validateCoupon = endpoint({
  name: 'validateCoupon',
  summary: 'What a price becomes with a promotional code; 400 when the code is not valid. Limited per caller.',
  method: 'GET',
  path: '/coupons/validate',
  access: 'anyone',
  query: z.object({
    code: requiredText(planMessages.couponInvalid.text, 100),
    price: dollars,
    flow: z.string().max(50).optional(),
  }),
  data: z.object({ new_price: z.number().min(0) }),
});
