import { outcomes } from '@casefolio/contract/envelope';
import { validateCoupon } from '@casefolio/contract/plans.contract';
import { type Cents, centsOf, dollarsOf } from '@casefolio/domain/plans/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import { type ChosenPlan, type Quote, quoteOf } from '../quote.ts';

/** The price with this code; null when the code is not valid. */
async function priceWith(code: string, cents: Cents): Promise<Cents | null> {
  try {
    const query = { code, price: dollarsOf(cents), flow: 'normalUser' };
    return centsOf((await call(validateCoupon, { query })).newPrice);
  } catch (failure) {
    if (failure instanceof CallFailed && failure.code === outcomes.malformed.code) return null;
    throw failure;
  }
}

export interface Quotes {
  /** The last one that was asked for. */
  readonly quote: Quote | null;
  /** What a plan costs with a code. Only the server knows codes; nothing is asked about a plan that costs nothing. */
  readonly ask: (plan: ChosenPlan, typed: string) => Promise<void>;
}

export function useQuote(): Quotes {
  const client = useQueryClient();
  const [quote, setQuote] = useState<Quote | null>(null);
  const ask = async (plan: ChosenPlan, typed: string): Promise<void> => {
    const code = typed.trim();
    const isWorthAsking = code !== '' && plan.cents > 0;
    // Leaving the field and going on ask at the same moment: one call answers both.
    const query = {
      queryKey: ['price', plan.braintreePlanId, code],
      queryFn: () => priceWith(code, plan.cents),
      staleTime: 60_000,
    };
    setQuote(quoteOf(plan, code, isWorthAsking ? await client.fetchQuery(query) : null));
  };
  return { quote, ask };
}
