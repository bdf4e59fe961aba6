import type { Limit } from '../accounts/limits.ts';

const day = 24 * 3600;

/** Invitations are mails to strangers: nobody can have many of them sent, and nobody can be sent many. */
export const sharingLimits = {
  invitationsPerDoctor: { name: 'invitations-per-doctor', tries: 60, perSeconds: day },
  invitationsPerAddress: { name: 'invitations-per-address', tries: 10, perSeconds: day },
  invitationChecksPerCaller: { name: 'invitation-checks-per-caller', tries: 200, perSeconds: 600 },
} as const satisfies Record<string, Limit>;
