import { login } from '@casefolio/contract/accounts.contract';
import { outcomes } from '@casefolio/contract/envelope';
import { useMutation } from '@tanstack/react-query';
import { callForReply } from '../../../api/client.ts';
import { storeUser } from '../../../api/session.ts';
import { storedUserOf } from '../../../api/stored-user.ts';
import type { SignInValues } from '../sign-in-form.ts';
import { hoursEast } from '../time-offset.ts';

/** Opens a session and remembers who it is; tells whether their e-mail address is verified. */
export function useLogIn(): (values: SignInValues) => Promise<{ readonly verified: boolean }> {
  const { mutateAsync } = useMutation({
    mutationFn: async ({ username, password, remember }: SignInValues) => {
      const timeOffset = hoursEast(new Date().getTimezoneOffset());
      const { code, data } = await callForReply(login, {
        body: { username: username.trim(), password, timeOffset, remember },
      });
      const verified = code === outcomes.ok.code;
      storeUser(storedUserOf(data, verified));
      return { verified };
    },
  });
  return mutateAsync;
}
