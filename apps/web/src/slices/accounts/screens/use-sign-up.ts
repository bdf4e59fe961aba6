import { useState } from 'react';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { useEmailCheck } from '../hooks/use-email-check.ts';
import { useRegister } from '../hooks/use-register.ts';
import { useStepFocus } from '../hooks/use-step-focus.ts';
import { useStoredUser } from '../hooks/use-stored-user.ts';
import { checkDetails, emptySignUp, signUpFields } from '../sign-up-form.ts';
import type { SignUpValues } from '../sign-up-form.ts';
import { stepShown } from '../sign-up-steps.ts';
import type { StepKey } from '../sign-up-steps.ts';

/** The way through the sign-up. What was entered on one step is kept while another one is shown. */
export function useSignUp() {
  const user = useStoredUser();
  const checkEmail = useEmailCheck();
  const register = useRegister();
  const [reached, setReached] = useState<StepKey>('details');
  const [accepted, setAccepted] = useState(false);
  const details = useCheckedForm<SignUpValues>({
    fields: signUpFields,
    defaultValues: emptySignUp,
    check: checkDetails,
    send: async ({ email }) => {
      await checkEmail(email);
      setReached('terms');
    },
  });
  const step = stepShown(reached, user);
  const { headingRef, focusFieldNext } = useStepFocus(step, details.form);

  /** What the server refuses of the details is shown where it was entered; anything else is the present step's to say. */
  async function signUp(): Promise<void> {
    setAccepted(true);
    try {
      await register(details.form.getValues());
    } catch (failure) {
      const [first] = details.placeErrors(failure).placed;
      if (!first) throw failure;
      focusFieldNext(first[0]);
      setReached('details');
    }
  }

  function goBack(isAccepted: boolean): void {
    setAccepted(isAccepted);
    setReached('details');
  }

  return { user, step, headingRef, details, accepted, signUp, goBack };
}
