import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { useEmailCheck } from '../hooks/use-email-check.ts';
import { useRegister } from '../hooks/use-register.ts';
import { useStepFocus } from '../hooks/use-step-focus.ts';
import { useStoredUser } from '../hooks/use-stored-user.ts';
import { checkDetails, emptySignUp, signUpFields } from '../sign-up-form.ts';
import type { SignUpValues } from '../sign-up-form.ts';
import { stepReached, stepShown } from '../sign-up-steps.ts';
import { acceptField, checkTerms } from '../terms-form.ts';
import type { TermsValues } from '../terms-form.ts';

/** The way through the sign-up. The steps stand in the browser's history; what was entered on each is kept here while another one is shown. */
export function useSignUp() {
  const user = useStoredUser();
  const checkEmail = useEmailCheck();
  const register = useRegister();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [areDetailsChecked, setDetailsChecked] = useState(false);
  const step = stepShown(stepReached(state, areDetailsChecked), user);
  const details = useCheckedForm<SignUpValues>({
    fields: signUpFields,
    defaultValues: emptySignUp,
    check: checkDetails,
    send: async ({ email }) => {
      await checkEmail(email);
      setDetailsChecked(true);
      // After a reload the history stands at the terms already.
      const replace = stepReached(state, true) === 'terms';
      await navigate('.', { state: { step: 'terms' }, replace });
    },
  });
  const { headingRef, focusFieldNext } = useStepFocus(step, details.form);

  const goBack = () => navigate(-1);

  const terms = useCheckedForm<TermsValues>({
    fields: [acceptField],
    defaultValues: { accepted: false },
    check: checkTerms,
    send: () =>
      register(details.form.getValues()).catch(async (failure: unknown) => {
        // What the server refuses of the details is shown where it was entered; anything else is this step's to say.
        const [first] = details.placeErrors(failure).placed;
        if (!first) throw failure;
        focusFieldNext(first[0]);
        await goBack();
      }),
  });

  return { user, step, headingRef, details, terms, goBack };
}
