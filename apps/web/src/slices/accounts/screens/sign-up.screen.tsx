import { billingTexts } from '@casefolio/domain/messages/plans';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { loadInPlace } from '../../../ui/load-in-place.tsx';
import { UnknownPlan } from '../../plans/parts/unknown-plan.tsx';
import { AccountCard } from '../parts/account-card.tsx';
import { DetailsStep } from '../parts/details-step.tsx';
import { StepTrail } from '../parts/step-trail.tsx';
import { TermsStep } from '../parts/terms-step.tsx';
import { VerifyStep } from '../parts/verify-step.tsx';
import { signUpSteps } from '../sign-up-steps.ts';
import { useSignUp } from './use-sign-up.ts';

const { Part: BillingStep } = loadInPlace(async () => (await import('../parts/billing-step.tsx')).BillingStep, 420);

const width = 600;

export function SignUpScreen() {
  const { user, step, headingRef, plan, details, terms, billing, goBack } = useSignUp();
  if (plan.chosen.state === 'unknown' && step !== 'verify') {
    return (
      <AccountCard heading={billingTexts.unknownTitle} width={width}>
        <UnknownPlan />
      </AccountCard>
    );
  }
  const steps = signUpSteps(plan);
  const onPrevious = () => void goBack();
  return (
    <AccountCard
      heading={steps.find(({ key }) => key === step)?.label ?? shellLabels.signUp}
      width={width}
      headingRef={headingRef}
      above={<StepTrail steps={steps} now={step} />}
    >
      {step === 'details' && <DetailsStep {...details} control={details.form.control} plan={plan} />}
      {step === 'terms' && <TermsStep {...terms} control={terms.form.control} onPrevious={onPrevious} />}
      {step === 'billing' && plan.quote !== null && (
        <BillingStep {...billing} quote={plan.quote} onPrevious={onPrevious} />
      )}
      {step === 'verify' && user !== null && <VerifyStep user={user} />}
    </AccountCard>
  );
}
