import { accountMessages as texts } from '@casefolio/domain/messages/accounts';
import { shellLabels } from '@casefolio/domain/messages/shell';

export type StepKey = 'details' | 'terms' | 'billing' | 'verify';

export interface SignUpStep {
  readonly key: StepKey;
  readonly label: string;
}

const steps: readonly SignUpStep[] = [
  { key: 'details', label: shellLabels.signUp },
  { key: 'terms', label: texts.terms.text },
  { key: 'billing', label: texts.billing.text },
  { key: 'verify', label: texts.verifyStep.text },
];

/** A plan that costs something is paid for on the way; without one there is nothing to bill. */
export function signUpSteps({ plan }: { readonly plan: { readonly cost: number } | null }): readonly SignUpStep[] {
  const isPaid = plan !== null && plan.cost > 0;
  return steps.filter((step) => step.key !== 'billing' || isPaid);
}

/** The step in the browser's history, which may hold anything. A reload keeps the history and loses what was typed. */
export function stepReached(state: unknown, areDetailsChecked: boolean): StepKey {
  const isTerms = typeof state === 'object' && state !== null && 'step' in state && state.step === 'terms';
  return isTerms && areDetailsChecked ? 'terms' : 'details';
}

/** Who has registered and is not verified yet has only the last step before them. */
export const stepShown = (reached: StepKey, user: { readonly verified: boolean } | null): StepKey =>
  user !== null && !user.verified ? 'verify' : reached;
