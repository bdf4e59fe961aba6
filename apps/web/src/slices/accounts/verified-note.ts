/** The router's state on the way from a redeemed link to the sign-in. */
export const verifiedNote = { note: 'verified' } as const;

export const hasVerifiedNote = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'note' in state && state.note === verifiedNote.note;
