import { outcomes } from '@casefolio/contract/envelope';
import { verifyInvitation } from '@casefolio/contract/sharing.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed, failureText } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import { keepProfileAsNext } from '../../../api/next-page.ts';
import { forgetUser, readSession, storeUser, useSession } from '../../../api/session.ts';
import { storedUserOf } from '../../../api/stored-user.ts';
import { invitationStep } from '../invitation-step.ts';
import { toInvitations } from '../to-invitations.ts';

export interface InvitationLink {
  readonly doctorId: string;
  readonly code: string;
  readonly key: string;
}

export type OpenedInvitation =
  | { readonly state: 'checking' }
  | { readonly state: 'sign-up'; readonly email: string; readonly doctorName: string }
  | { readonly state: 'somebody-else'; readonly email: string; readonly signedInAs: string; readonly isNew: boolean }
  | { readonly state: 'void'; readonly isSignedIn: boolean }
  /** Nothing was decided, so the link is as good as before. `reason` is null when no answer came at all. */
  | { readonly state: 'unanswered'; readonly reason: string | null; readonly tryAgain: () => void };

async function look({ doctorId, code, key }: InvitationLink) {
  const invitation = await call(verifyInvitation, { params: { userId: doctorId }, query: { code, key } });
  const step = invitationStep(invitation, readSession().user);
  // The link has shown that the address is theirs.
  if (invitation.user !== null) storeUser(storedUserOf(invitation.user, true));
  return { ...invitation, step };
}

/** A path that names nobody, and a code that is none, open as little as one that was used. */
const voidCodes = new Set<number>([outcomes.invitationVoid.code, outcomes.missing.code, outcomes.invalidFields.code]);

/** Looks at the invitation behind a link, and sends on those who have nothing to decide here. */
export function useInvitation(link: InvitationLink): OpenedInvitation {
  const { user } = useSession();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invitation', link.doctorId, link.code, link.key, user?.id ?? 'nobody'],
    queryFn: () => look(link),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const step = data?.step;
  useEffect(() => {
    if (step === 'own') {
      void navigate(toInvitations.to, { replace: true, state: toInvitations.state });
    } else if (step === 'sign-in') {
      forgetUser();
      keepProfileAsNext();
      void navigate('/signin', { replace: true });
    }
  }, [step, navigate]);

  if (isFetching || step === 'own' || step === 'sign-in') return { state: 'checking' };
  if (!data) return failed(error, user !== null, () => void refetch());
  const { email, doctorName, oldUser } = data;
  if (step === 'sign-up') return { state: 'sign-up', email, doctorName };
  return { state: 'somebody-else', email, signedInAs: user?.email ?? '', isNew: !oldUser };
}

function failed(error: unknown, isSignedIn: boolean, tryAgain: () => void): OpenedInvitation {
  const code = error instanceof CallFailed ? error.code : null;
  if (code === null) return { state: 'unanswered', reason: null, tryAgain };
  if (voidCodes.has(code)) return { state: 'void', isSignedIn };
  return { state: 'unanswered', reason: failureText(error), tryAgain };
}
