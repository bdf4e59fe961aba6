import type { Permission } from '../sharing/share.ts';
import type { Letter } from './mails.ts';
import type { Message } from './message.ts';

/** Invitations to a colleague's case log, and the dashboards that one has joined. Texts of the specification are kept to the letter. */
export const sharingMessages = {
  emailNotValid: { text: 'Email is not valid' },
  ownAddress: { text: 'This is your own address' },
  nobodyInvited: { text: 'Please enter at least one e-mail address' },
  otherAddress: { text: 'This invitation was sent to another e-mail address' },
  whoseAccess: { text: 'Please say whose access ends' },
  invitationVoid: {
    text: 'This invitation is not valid any more: it was used, withdrawn, or is older than 14 days. Ask your colleague for a new one.',
  },
  notShared: { text: 'This dashboard is not shared with you any more' },
  listNotLoaded: { text: 'The dashboards could not be loaded.' },
  accepted: { text: 'Accepted successfully', forMs: 2000 },
  rejected: { text: 'Rejected successfully', forMs: 2000 },
  left: { text: 'left successfully', forMs: 2000 },
} as const satisfies Record<string, Message>;

export const sharingLabels = {
  view: 'View',
  invitations: 'Invitations',
  joinedDashboards: 'Joined dashboards',
  accept: 'Accept',
  decline: 'Decline',
  leave: 'Leave dashboard',
  open: 'Open',
  noInvitations: 'No invitations wait for you. When a colleague shares a case log with you, it appears here.',
  noDashboards: 'You have not joined a dashboard yet.',
  dashboardsTab: 'Dashboards',
  checking: 'Checking your invitation…',
  createAccount: 'Create an account',
  signUp: 'Sign up',
  bySigningUp: 'By signing up you accept the',
  and: 'and the',
  voidTitle: 'This invitation cannot be used',
  toInvitations: 'See my invitations',
  notYoursTitle: 'This invitation is for somebody else',
  switchAccounts: 'Switch accounts',
  stay: 'Stay signed in',
} as const;

export const permissionLabels: Record<Permission, string> = { EDITOR: 'Editor', VIEWER: 'Viewer' };

/** One line for each address that was to be invited. The word 'invited' stands only where there was nothing to send. */
export const invitationSent = (email: string): string => `An invitation was sent to ${email}`;
export const alreadyInvited = (email: string): string => `${email} was already invited`;

/** "Ada's dashboard": the first word of the owner's name. */
export const dashboardOf = (name: string): string => `${name.trim().split(/\s+/)[0] ?? ''}'s dashboard`;

export const sharesWithYou = (doctorName: string): string => `${doctorName} shares a case log with you.`;

/** To whoever has the link: whose log it is, and where the invitation went. */
export const invitationLead = (doctorName: string, email: string): string =>
  `${sharesWithYou(doctorName)} The account will belong to ${email}.`;

export const notYours = (email: string, signedInAs: string): string =>
  `It was sent to ${email}, and you are signed in as ${signedInAs}. Switch accounts to open it.`;

const mayDo: Record<Permission, string> = { EDITOR: 'You may read, add and edit cases.', VIEWER: 'You may read it.' };

export const invitationLetter = (
  { doctorName, permission }: { readonly doctorName: string; readonly permission: Permission },
  href: string,
): Letter => ({
  subject: `${doctorName} shares a case log with you on Casefolio`,
  paragraphs: ['Hello,', `${doctorName} invites you to their case log on Casefolio. ${mayDo[permission]}`],
  action: { label: 'Open the invitation', href },
  closing: 'The link works once and for 14 days. If you do not know the sender, you can ignore this mail.',
});
