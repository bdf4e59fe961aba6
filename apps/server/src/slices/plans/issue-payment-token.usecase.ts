import { planLimits } from '@casefolio/domain/plans/limits';
import type { Visit } from '../../http/visit.ts';
import type { PlansTools } from './plans-tools.ts';

/** Somebody without an account is about to pay: a customer of their own, and the token for their payment form. */
export const issueAnonymousToken =
  ({ payments, notTooOften }: PlansTools) =>
  async (visit: Visit) => {
    await notTooOften(planLimits.paymentTokensPerCaller, visit);
    const customer_id = await payments.newCustomer();
    return { token: await payments.clientToken(customer_id), customer_id };
  };
