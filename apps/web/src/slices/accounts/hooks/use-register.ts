import { registration } from '@casefolio/contract/accounts.contract';
import { outcomes } from '@casefolio/contract/envelope';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { storeUser } from '../../../api/session.ts';
import { storedUserOf } from '../../../api/stored-user.ts';
import type { Purchase } from '../../plans/plans.api.ts';
import type { SignUpValues } from '../sign-up-form.ts';
import { refuseAt } from './at-field.ts';

/** An address that was taken meanwhile is the e-mail field's matter. */
const refuse = refuseAt({ [outcomes.emailTaken.code]: 'email' });

/** How it is paid for. */
export interface Payment {
  readonly paymentMethodNonce: string;
  readonly customerId: string;
}

export interface Registration {
  readonly values: SignUpValues;
  /** Without one it is the Free plan. */
  readonly purchase: Purchase | null;
  readonly payment?: Payment;
  /** Runs once the account is there, before this browser goes on as its user. */
  readonly beforeEntering?: () => Promise<void>;
}

/** One key per filled form: the same form sent again is the same registration, a changed one is another. */
function makeKeys(): (body: object) => string {
  let last = { form: '', key: '' };
  return (body) => {
    const form = JSON.stringify(body);
    if (form !== last.form) last = { form, key: crypto.randomUUID() };
    return last.key;
  };
}

const bodyOf = ({ values, purchase, payment }: Registration) => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  userRoleId: values.userRoleId,
  email: values.email.trim(),
  password: values.password,
  registeredFrom: 'WEB' as const,
  acceptedPrivacyPolicy: true,
  acceptedTerms: true,
  ...purchase,
  ...payment,
});

/** Registers and remembers the new user, who is not verified yet. */
export function useRegister(): (registration: Registration) => Promise<void> {
  const [keyOf] = useState(makeKeys);
  const { mutateAsync } = useMutation({
    mutationFn: async (wish: Registration) => {
      const body = bodyOf(wish);
      const user = await call(registration, { idempotencyKey: keyOf(body), body }).catch(refuse);
      await wish.beforeEntering?.();
      storeUser(storedUserOf(user, false));
    },
  });
  return mutateAsync;
}
