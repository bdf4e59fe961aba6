import { accountMessages as texts } from '@casefolio/domain/messages/accounts';
import { AccountCard } from '../parts/account-card.tsx';
import { DetailsStep } from '../parts/details-step.tsx';
import { StepTrail } from '../parts/step-trail.tsx';
import { TermsStep } from '../parts/terms-step.tsx';
import { VerifyStep } from '../parts/verify-step.tsx';
import { signUpSteps } from '../sign-up-steps.ts';
import { useSignUp } from './use-sign-up.ts';

const steps = signUpSteps({ plan: null });

export function SignUpScreen() {
  const { user, step, headingRef, details, accepted, signUp, goBack } = useSignUp();
  return (
    <AccountCard
      heading={steps.find(({ key }) => key === step)?.label ?? texts.signUp.text}
      width={600}
      headingRef={headingRef}
      above={<StepTrail steps={steps} now={step} />}
    >
      {step === 'details' && <DetailsStep {...details} control={details.form.control} />}
      {step === 'terms' && <TermsStep accepted={accepted} onAccept={signUp} onPrevious={goBack} />}
      {step === 'verify' && user !== null && <VerifyStep user={user} />}
    </AccountCard>
  );
}
