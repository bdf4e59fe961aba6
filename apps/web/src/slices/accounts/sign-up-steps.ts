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
export const signUpSteps = ({ isPaid }: { readonly isPaid: boolean }): readonly SignUpStep[] =>
  steps.filter(({ key }) => key !== 'billing' || isPaid);

/** What is there of the steps before; a reload keeps the history and loses what was typed. */
export interface Progress {
  readonly areDetailsChecked: boolean;
  readonly areTermsAccepted: boolean;
  readonly isPaid: boolean;
}

/** The step in the browser's history, which may hold anything: nobody comes to one whose steps before it are not done. */
export function stepReached(state: unknown, { areDetailsChecked, areTermsAccepted, isPaid }: Progress): StepKey {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : null;
  if (!areDetailsChecked || (step !== 'terms' && step !== 'billing')) return 'details';
  return step === 'billing' && areTermsAccepted && isPaid ? 'billing' : 'terms';
}

/** Who has registered and is not verified yet has only the last step before them. */
export const stepShown = (reached: StepKey, user: { readonly verified: boolean } | null): StepKey =>
  user !== null && !user.verified ? 'verify' : reached;
