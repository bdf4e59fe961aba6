import { verification } from '@casefolio/contract/accounts.contract';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import { readSession, storeUser } from '../../../api/session.ts';
import { storedUserOf } from '../../../api/stored-user.ts';
import { afterVerification } from '../after-verification.ts';

export type Verification =
  | { readonly state: 'under-way' }
  | { readonly state: 'own-dashboard' | 'sign-in' }
  | { readonly state: 'refused'; readonly reason: string };

async function redeem(token: string): Promise<'own-dashboard' | 'sign-in'> {
  const user = await call(verification, { body: { token } });
  const { user: signedIn } = readSession();
  if (signedIn?.id === user.id) storeUser(storedUserOf(user, true));
  return afterVerification(signedIn, user.id);
}

/** Redeems the link's token. A query, though it changes something: its key makes sure that one token is sent once. */
export function useVerifyEmail(token: string): Verification {
  const { data, error } = useQuery({
    queryKey: ['verification', token],
    queryFn: () => redeem(token),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
    retryOnMount: false,
  });
  if (error) return { state: 'refused', reason: failureText(error) };
  return { state: data ?? 'under-way' };
}
