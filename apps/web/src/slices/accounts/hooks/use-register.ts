import { registration } from '@casefolio/contract/accounts.contract';
import { outcomes } from '@casefolio/contract/envelope';
import { useMutation } from '@tanstack/react-query';
import { CallFailed } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import { storeUser } from '../../../api/session.ts';
import { storedUserOf } from '../../../api/stored-user.ts';
import type { SignUpValues } from '../sign-up-form.ts';

/** An address that was taken meanwhile is the e-mail field's matter. */
function atItsField(failure: unknown): unknown {
  if (!(failure instanceof CallFailed) || failure.code !== outcomes.emailTaken.code) return failure;
  const { code, message, retryAfterSeconds, requestId } = failure;
  return new CallFailed({ code, message, retryAfterSeconds, requestId, fieldErrors: { email: message } });
}

/** Registers and remembers the new user, who is not verified yet. */
export function useRegister(): (values: SignUpValues) => Promise<void> {
  const { mutateAsync } = useMutation({
    mutationFn: async ({ firstName, lastName, userRoleId, email, password }: SignUpValues) => {
      const user = await call(registration, {
        body: {
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          userRoleId,
          email: email.trim(),
          password,
          registeredFrom: 'WEB',
          acceptedPrivacyPolicy: true,
          acceptedTerms: true,
        },
      }).catch((failure: unknown) => {
        throw atItsField(failure);
      });
      storeUser(storedUserOf(user, false));
    },
  });
  return mutateAsync;
}
