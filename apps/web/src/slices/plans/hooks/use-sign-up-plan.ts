import { purchaseOf } from '../quote.ts';
import { useChosenPlan } from './use-chosen-plan.ts';
import { useQuote } from './use-quote.ts';

/** The plan of a sign-up: what it is, what it costs with the code that was typed, and whether there is anything to pay. */
export function useSignUpPlan(planId: string | undefined) {
  const chosen = useChosenPlan(planId);
  const { quote, ask } = useQuote();
  return {
    chosen,
    quote,
    purchase: quote && purchaseOf(quote),
    isPaid: (quote ?? chosen.plan ?? { cents: 0 }).cents > 0,
    /** A code that was changed since it was asked about has no price yet. */
    isPricedWith: (code: string): boolean => quote === null || quote.code === code.trim(),
    askPrice: async (code: string): Promise<void> => {
      const plan = await chosen.fetch();
      if (plan) await ask(plan, code);
    },
  };
}

export type SignUpPlan = ReturnType<typeof useSignUpPlan>;
