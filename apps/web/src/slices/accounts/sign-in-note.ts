import { accountMessages as texts } from '@casefolio/domain/messages/accounts';

/** What the sign-in says to those who come from a redeemed link or with a new password. */
const notes = { verified: texts.verifiedSignIn.text, reset: texts.resetSignIn.text };

/** The router's state on the way to the sign-in. */
export const signInNote = (note: keyof typeof notes) => ({ note });

/** Reads it back. The state survives in the browser's history, so it may hold anything. */
export function readSignInNote(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('note' in state)) return null;
  if (state.note === 'verified' || state.note === 'reset') return notes[state.note];
  return null;
}
