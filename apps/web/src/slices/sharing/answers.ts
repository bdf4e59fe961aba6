import { sharingLabels, sharingMessages } from '@casefolio/domain/messages/sharing';

/** The two lists of the profile's dashboards tab. */
export const views = [
  { value: 'INVITATIONS', label: sharingLabels.invitations, filter: 'PENDING', empty: sharingLabels.noInvitations },
  { value: 'MY_TEAMS', label: sharingLabels.joinedDashboards, filter: 'ACCEPTED', empty: sharingLabels.noDashboards },
] as const;

export type View = (typeof views)[number]['value'];

export const viewOf = (value: string) => views.find((view) => view.value === value) ?? views[0];

/** What can be said to an invitation: what is sent, what the user reads, and which list comes afterwards. */
export const answers = {
  accept: {
    label: sharingLabels.accept,
    reply: { status: 'ACCEPTED' },
    message: sharingMessages.accepted,
    nextView: 'INVITATIONS',
  },
  decline: {
    label: sharingLabels.decline,
    reply: { status: 'DECLINED' },
    message: sharingMessages.rejected,
    nextView: 'INVITATIONS',
  },
  leave: {
    label: sharingLabels.leave,
    reply: { status: 'DECLINED', leave: true },
    message: sharingMessages.left,
    nextView: 'MY_TEAMS',
  },
} as const;

export type Answer = keyof typeof answers;
