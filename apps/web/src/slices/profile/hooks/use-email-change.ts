import { outcomes } from '@casefolio/contract/envelope';
import { confirmEmailChange } from '@casefolio/contract/profile.contract';
import { useQuery } from '@tanstack/react-query';
import { CallFailed, failureText } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import { redeemedOnce } from '../../../api/redeemed-once.ts';
import { ownUserKey } from '../../../api/own-user.ts';

export type EmailChange =
  | { readonly state: 'under-way' }
  | { readonly state: 'confirmed'; readonly email: string }
  /** `tryAgain` is there when nothing was decided, so that the link is as good as before. */
  | { readonly state: 'refused'; readonly reason: string; readonly tryAgain: (() => void) | null };

const decided: ReadonlySet<number | null> = new Set([outcomes.tokenVoid.code, outcomes.emailTaken.code]);

/** Redeems the link's token. */
export function useEmailChange(token: string): EmailChange {
  const { data, error, isFetching, refetch } = useQuery({
    ...redeemedOnce,
    queryKey: ['email-change', token],
    queryFn: async ({ client }) => {
      const confirmed = await call(confirmEmailChange, { body: { token } });
      // The frame has asked before, and still shows the old address.
      void client.invalidateQueries({ queryKey: ownUserKey });
      return confirmed;
    },
  });
  if (data !== undefined) return { state: 'confirmed', email: data.email };
  if (isFetching) return { state: 'under-way' };
  const isDecided = error instanceof CallFailed && decided.has(error.code);
  return { state: 'refused', reason: failureText(error), tryAgain: isDecided ? null : () => void refetch() };
}
