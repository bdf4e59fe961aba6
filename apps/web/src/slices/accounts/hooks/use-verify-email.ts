import { verification } from '@casefolio/contract/accounts.contract';
import { outcomes } from '@casefolio/contract/envelope';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import { useQuery } from '@tanstack/react-query';
import { CallFailed, failureText } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import { redeemedOnce } from '../../../api/redeemed-once.ts';
import { readSession, storeUser } from '../../../api/session.ts';
import { storedUserOf } from '../../../api/stored-user.ts';

type Redeemed = 'own-dashboard' | 'sign-in' | 'verified-before';

export type Verification =
  | { readonly state: 'under-way' | Redeemed }
  | { readonly state: 'refused'; readonly reason: string }
  /** Nothing was decided, so the link is as good as before. */
  | { readonly state: 'unanswered'; readonly reason: string; readonly tryAgain: () => void };

const isVoid = (failure: unknown): failure is CallFailed =>
  failure instanceof CallFailed && failure.code === outcomes.tokenVoid.code;

/** A verified user who opens their used link once more has done nothing wrong; a link of somebody else is another matter. */
const isUsedAgain = (failure: unknown): boolean =>
  isVoid(failure) && failure.message === accountMessages.verificationVoid.text && readSession().user?.verified === true;

async function redeem(token: string): Promise<Redeemed> {
  try {
    const user = await call(verification, { body: { token } });
    if (readSession().user?.id !== user.id) return 'sign-in';
    storeUser(storedUserOf(user, true));
    return 'own-dashboard';
  } catch (failure) {
    if (isUsedAgain(failure)) return 'verified-before';
    throw failure;
  }
}

/** Redeems the link's token. */
export function useVerifyEmail(token: string): Verification {
  const { data, error, isFetching, refetch } = useQuery({
    ...redeemedOnce,
    queryKey: ['verification', token],
    queryFn: () => redeem(token),
  });
  if (data || isFetching) return { state: data ?? 'under-way' };
  if (isVoid(error)) return { state: 'refused', reason: error.message };
  return { state: 'unanswered', reason: failureText(error), tryAgain: () => void refetch() };
}
