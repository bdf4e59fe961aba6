import { outcomes } from '@casefolio/contract/envelope';
import { readPlan } from '@casefolio/contract/plans.contract';
import { centsOf } from '@casefolio/domain/plans/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import type { ChosenPlan } from '../quote.ts';

async function load(braintreePlanId: string): Promise<ChosenPlan> {
  const { plan, period, cost } = await call(readPlan, { query: { braintreePlanId } });
  const cents = centsOf(cost);
  if (cents === null) throw new Error(`${cost} is no price.`);
  return { braintreePlanId, name: plan.name, period, cents };
}

export interface PlanInAddress {
  /** Null while it is not there, and where the address names none. */
  readonly plan: ChosenPlan | null;
  readonly state: 'none' | 'pending' | 'ready' | 'unknown' | 'failed';
  /** The plan, asked for again if need be. */
  readonly fetch: () => Promise<ChosenPlan | null>;
}

/** The plan named in the address, with the server's price. */
export function useChosenPlan(planId: string | undefined): PlanInAddress {
  const client = useQueryClient();
  const isNamed = planId !== undefined;
  const query = {
    queryKey: ['plan', planId],
    queryFn: () => load(planId ?? ''),
    staleTime: Infinity,
  };
  const { data, error, isFetching } = useQuery({ ...query, enabled: isNamed });
  const fetch = () => (isNamed ? client.fetchQuery(query) : Promise.resolve(null));
  return { plan: data ?? null, state: isNamed ? stateOf(data, error, isFetching) : 'none', fetch };
}

function stateOf(plan: ChosenPlan | undefined, error: Error | null, isFetching: boolean) {
  if (plan) return 'ready';
  if (isFetching || error === null) return 'pending';
  return error instanceof CallFailed && error.code === outcomes.missing.code ? 'unknown' : 'failed';
}
