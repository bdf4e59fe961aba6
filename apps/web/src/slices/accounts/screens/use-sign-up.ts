import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { useSignUpPlan } from '../../plans/plans.api.ts';
import { useEmailCheck } from '../hooks/use-email-check.ts';
import { keptDetails, useKeptDetails } from '../hooks/use-kept-details.ts';
import { useRegister } from '../hooks/use-register.ts';
import { useStepFocus } from '../hooks/use-step-focus.ts';
import { useStoredUser } from '../hooks/use-stored-user.ts';
import { checkDetails, signUpFields } from '../sign-up-form.ts';
import type { SignUpValues } from '../sign-up-form.ts';
import { stepReached, stepShown } from '../sign-up-steps.ts';
import { acceptField, checkTerms } from '../terms-form.ts';
import type { TermsValues } from '../terms-form.ts';
import { useBilling } from './use-billing.ts';

const everythingDone = { areDetailsChecked: true, areTermsAccepted: true, isPaid: true };

/** The way through the sign-up. The steps stand in the browser's history; what was entered on each is kept here while another one is shown. */
export function useSignUp() {
  const user = useStoredUser();
  const plan = useSignUpPlan(useParams().planId);
  const checkEmail = useEmailCheck();
  const register = useRegister();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [areDetailsChecked, setDetailsChecked] = useState(false);
  const [areTermsAccepted, setTermsAccepted] = useState(false);

  const details = useCheckedForm<SignUpValues>({
    fields: signUpFields,
    defaultValues: keptDetails(),
    check: checkDetails,
    send: async ({ email, promotionCode }) => {
      await checkEmail(email);
      await plan.askPrice(promotionCode);
      setDetailsChecked(true);
      // After a reload the history stands at a later step already; below billing it holds the terms.
      const standsAt = stepReached(state, everythingDone);
      if (standsAt === 'billing') await navigate(-1);
      else await navigate('.', { state: { step: 'terms' }, replace: standsAt === 'terms' });
    },
  });

  useKeptDetails(details.form);

  const reached = stepReached(state, {
    areDetailsChecked: areDetailsChecked && plan.isPricedWith(details.form.getValues('promotionCode')),
    areTermsAccepted,
    isPaid: plan.isPaid,
  });
  const step = stepShown(reached, user);
  const { headingRef, focusFieldNext } = useStepFocus(step, details.form);

  const goBack = (steps = 1) => navigate(-steps);
  const wish = () => ({ values: details.form.getValues(), purchase: plan.purchase });

  /** What the server refuses of the details is shown where it was entered; anything else is the present step's to say. */
  const placeOrThrow = (stepsBack: number) => async (failure: unknown) => {
    const [first] = details.placeErrors(failure).placed;
    if (!first) throw failure;
    focusFieldNext(first[0]);
    await goBack(stepsBack);
  };

  const terms = useCheckedForm<TermsValues>({
    fields: [acceptField],
    defaultValues: { accepted: false },
    check: checkTerms,
    send: async () => {
      setTermsAccepted(true);
      if (plan.isPaid) await navigate('.', { state: { step: 'billing' } });
      else await register(wish()).catch(placeOrThrow(1));
    },
  });

  const billing = useBilling(async (payment, showSuccess) => {
    // The history leads here past a switch that was turned off again.
    if (!terms.form.getValues('accepted')) await goBack();
    else await register({ ...wish(), payment, beforeEntering: showSuccess }).catch(placeOrThrow(2));
  });

  return { user, step, headingRef, plan, details, terms, billing, goBack };
}
