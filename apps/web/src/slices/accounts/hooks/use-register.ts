import { registration } from '@casefolio/contract/accounts.contract';
import { outcomes } from '@casefolio/contract/envelope';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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

/** One key per filled form: the same form sent again is the same registration, a changed one is another. */
function makeKeys(): (values: SignUpValues) => string {
  let last = { form: '', key: '' };
  return (values) => {
    const form = JSON.stringify(values);
    if (form !== last.form) last = { form, key: crypto.randomUUID() };
    return last.key;
  };
}

/** Registers and remembers the new user, who is not verified yet. */
export function useRegister(): (values: SignUpValues) => Promise<void> {
  const [keyOf] = useState(makeKeys);
  const { mutateAsync } = useMutation({
    mutationFn: async (values: SignUpValues) => {
      const { firstName, lastName, userRoleId, email, password } = values;
      const user = await call(registration, {
        idempotencyKey: keyOf(values),
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
