import { shellLabels } from '@casefolio/domain/messages/shell';
import { AccountCard } from '../parts/account-card.tsx';
import { DetailsStep } from '../parts/details-step.tsx';
import { StepTrail } from '../parts/step-trail.tsx';
import { TermsStep } from '../parts/terms-step.tsx';
import { VerifyStep } from '../parts/verify-step.tsx';
import { signUpSteps } from '../sign-up-steps.ts';
import { useSignUp } from './use-sign-up.ts';

const steps = signUpSteps({ plan: null });

export function SignUpScreen() {
  const { user, step, headingRef, details, terms, goBack } = useSignUp();
  return (
    <AccountCard
      heading={steps.find(({ key }) => key === step)?.label ?? shellLabels.signUp}
      width={600}
      headingRef={headingRef}
      above={<StepTrail steps={steps} now={step} />}
    >
      {step === 'details' && <DetailsStep {...details} control={details.form.control} />}
      {step === 'terms' && <TermsStep {...terms} control={terms.form.control} onPrevious={() => void goBack()} />}
      {step === 'verify' && user !== null && <VerifyStep user={user} />}
    </AccountCard>
  );
}
