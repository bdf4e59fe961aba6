import { outcomes } from '@casefolio/contract/envelope';
import { registerInvited } from '@casefolio/contract/sharing.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import { makeFormKeys } from '../../../api/form-keys.ts';
import { storeOpening, storeUser } from '../../../api/session.ts';
import { storedUserOf } from '../../../api/stored-user.ts';
import type { InvitedValues } from '../invited-form.ts';
import { toInvitations } from '../to-invitations.ts';
import type { InvitationLink } from './use-invitation.ts';

/** The address cannot be changed here: that it is taken is said in one sentence, and not at its field. */
function inOneSentence(failure: unknown): unknown {
  if (!(failure instanceof CallFailed) || failure.code !== outcomes.emailTaken.code) return failure;
  return new CallFailed({ code: failure.code, message: failure.message });
}

/** Signs up by the link, remembers the new user, who is verified, and goes on to the invitation. */
export function useRegisterInvited({ doctorId, code, key }: InvitationLink): (values: InvitedValues) => Promise<void> {
  const navigate = useNavigate();
  const [keyOf] = useState(makeFormKeys);
  const { mutateAsync } = useMutation({
    mutationFn: async (values: InvitedValues) => {
      const { firstName, lastName, userRoleId, email, password } = values;
      const { result } = await call(registerInvited, {
        params: { userId: doctorId },
        idempotencyKey: keyOf(values),
        body: {
          code,
          key,
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          email,
          password,
          ...(userRoleId !== '' && { userRoleId }),
          registeredFrom: 'WEB',
          acceptedPrivacyPolicy: true,
          acceptedTerms: true,
        },
      });
      storeOpening(false);
      storeUser(storedUserOf(result, true));
      await navigate(toInvitations.to, { replace: true, state: toInvitations.state });
    },
  });
  return (values) =>
    mutateAsync(values).catch((failure: unknown) => {
      throw inOneSentence(failure);
    });
}
