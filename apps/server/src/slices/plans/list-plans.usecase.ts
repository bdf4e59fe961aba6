import { offersOf } from '@casefolio/domain/plans/plans';
import { planView } from './plan-view.ts';

/** Somebody compares the plans. */
export const listPlans = async () => ({
  monthly: offersOf('Monthly').map(planView),
  annual: offersOf('Annual').map(planView),
});
