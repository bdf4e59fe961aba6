/** What a colleague may do in a doctor's log: an editor adds and edits, a viewer reads. */
export const permissions = ['EDITOR', 'VIEWER'] as const;
export type Permission = (typeof permissions)[number];

export const shareStatuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'REVOKED', 'LEFT'] as const;
export type ShareStatus = (typeof shareStatuses)[number];

/** Those that lead somewhere still: at most one of them joins a doctor and a person. */
export const openStatuses = ['PENDING', 'ACCEPTED'] as const satisfies readonly ShareStatus[];

/** What the invited person says. */
export interface Reply {
  readonly status: 'ACCEPTED' | 'DECLINED';
  /** Out of a dashboard that they have joined. */
  readonly leave: boolean;
}

/**
 * What a share becomes by a reply, or null when there is nothing to reply to. An accepted one is left only on purpose: 'Decline' in a
 * tab that does not know of the acceptance in another one changes nothing.
 */
export function repliedStatus(now: ShareStatus, { status, leave }: Reply): ShareStatus | null {
  if (now === 'PENDING') return status;
  if (now !== 'ACCEPTED') return null;
  if (status === 'ACCEPTED') return 'ACCEPTED';
  return leave ? 'LEFT' : null;
}

export const invitationMs = 14 * 24 * 3_600_000;

/** Longer lists than anybody types row by row are not invitations but mass mail. */
export const mostInvitedAtOnce = 20;
