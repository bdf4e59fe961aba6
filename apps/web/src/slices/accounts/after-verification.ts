interface Known {
  readonly id: number;
  readonly verified: boolean;
}

/** Where a redeemed verification link leads: on, when it was the signed-in account's own, else to the sign-in with a note. */
export function afterVerification(signedIn: Known | null, verifiedId: number): 'own-dashboard' | 'sign-in' {
  return signedIn !== null && (signedIn.id === verifiedId || signedIn.verified) ? 'own-dashboard' : 'sign-in';
}

/** The router's state on the way from a redeemed link to the sign-in. */
export const verifiedNote = { note: 'verified' } as const;

export const hasVerifiedNote = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'note' in state && state.note === verifiedNote.note;
