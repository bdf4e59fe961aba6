/** An invitation as the server tells it to whoever has the link. */
export interface Invitation {
  readonly oldUser: boolean;
  /** Told to the invited person's own session alone. */
  readonly user: object | null;
  readonly email: string;
}

/** 'own': it is theirs. 'somebody-else': this browser belongs to another person. */
export type InvitationStep = 'own' | 'sign-in' | 'sign-up' | 'somebody-else';

/**
 * What comes next for whoever has opened the link. A stored user with the invited address whom the server did not recognise is one
 * whose session has ended.
 */
export function invitationStep(invitation: Invitation, signedIn: { readonly email: string } | null): InvitationStep {
  if (invitation.user !== null) return 'own';
  if (signedIn !== null && signedIn.email !== invitation.email) return 'somebody-else';
  return invitation.oldUser ? 'sign-in' : 'sign-up';
}
