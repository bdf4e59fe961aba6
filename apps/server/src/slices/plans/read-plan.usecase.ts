import type { readPlan as endpoint } from '@casefolio/contract/plans.contract';
import { offerById } from '@casefolio/domain/plans/plans';
import type { z } from 'zod';
import { missing } from '../../http/failure.ts';
import type { Visit } from '../../http/visit.ts';
import { planView } from './plan-view.ts';

/** Somebody has chosen a plan and looks at what they are about to sign up for. */
export const readPlan = async (_visit: Visit, { query }: { readonly query: z.output<typeof endpoint.query> }) => {
  const offer = offerById(query.braintree_plan_id);
  if (!offer) throw missing();
  return planView(offer);
};
