import * as contract from '@casefolio/contract/plans.contract';
import type { Serve } from '../../http/serve.ts';
import { issueAnonymousToken } from './issue-payment-token.usecase.ts';
import { listPlans } from './list-plans.usecase.ts';
import type { PlansTools } from './plans-tools.ts';
import { readPlan } from './read-plan.usecase.ts';
import { validateCoupon } from './validate-coupon.usecase.ts';

export function plansRoutes(serve: Serve, tools: PlansTools): void {
  serve(contract.listPlans, listPlans);
  serve(contract.readPlan, readPlan);
  serve(contract.anonymousClientToken, issueAnonymousToken(tools));
  serve(contract.validateCoupon, validateCoupon(tools));
}
