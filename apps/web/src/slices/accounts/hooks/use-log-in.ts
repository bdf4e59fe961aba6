import { login } from '@casefolio/contract/accounts.contract';
import { outcomes } from '@casefolio/contract/envelope';
import { useMutation } from '@tanstack/react-query';
import { CallFailed } from '../../../api/call-failed.ts';
import { callForReply } from '../../../api/client.ts';
import { storeOpening, storeUser } from '../../../api/session.ts';
import { storedUserOf } from '../../../api/stored-user.ts';
import type { StoredUser } from '../../../api/stored-user.ts';
import type { SignInValues } from '../sign-in-form.ts';
import { hoursEast } from '../time-offset.ts';

export interface Credentials extends Readonly<SignInValues> {
  readonly code?: string;
}

/** 'code-needed': the password is right, and the second factor is still asked for. */
export type LogIn = { readonly verified: boolean } | 'code-needed';

/** Opens a session on the server; null when it asks for the second factor first. */
export async function openSession({ username, password, remember, code }: Credentials): Promise<StoredUser | null> {
  const timeOffset = hoursEast(new Date().getTimezoneOffset());
  const body = { username: username.trim(), password, timeOffset, remember, secondFactorCode: code };
  try {
    const reply = await callForReply(login, { body });
    return storedUserOf(reply.data, reply.code === outcomes.ok.code);
  } catch (failure) {
    if (failure instanceof CallFailed && failure.code === outcomes.secondFactorNeeded.code) return null;
    throw failure;
  }
}

/** Opens a session and remembers who it is; tells whether their e-mail address is verified. */
export function useLogIn(): (credentials: Credentials) => Promise<LogIn> {
  const { mutateAsync } = useMutation({
    mutationFn: async (credentials: Credentials): Promise<LogIn> => {
      const user = await openSession(credentials);
      if (user === null) return 'code-needed';
      storeOpening(credentials.remember);
      storeUser(user);
      return user;
    },
  });
  return mutateAsync;
}
