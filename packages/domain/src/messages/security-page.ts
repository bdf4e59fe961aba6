import { accountLimits } from '../accounts/limits.ts';
import { lockAfterIdle, sessionEnds } from '../accounts/session-ends.ts';

const minutesOf = (ms: number): number => ms / 60_000;
const hoursOf = (ms: number): number => minutesOf(ms) / 60;
const daysOf = (ms: number): number => hoursOf(ms) / 24;
const { forTheDay, remembered } = sessionEnds;
const { logInFailures, lockAfterFailures } = accountLimits;

/** The prose of /hippa_security. Each claim is something that this software does; docs/security.md says where. */
export const securityTexts = {
  headline: 'HIPAA security',
  lead: 'Case records hold health information, so Casefolio is built with the safeguards of the HIPAA Security Rule in mind. Each sentence on this page describes something that the software does. What depends on the people who run your installation stands at the end.',
  ownPartHeading: 'What your installation adds',
  ownPartBody: 'Software alone does not make anyone compliant. These matters belong to whoever runs your installation:',
  closingHeading: 'A question about the safety of your data?',
  contact: 'Contact',
} as const;

export interface Claim {
  readonly title: string;
  readonly text: string;
}

export interface ClaimGroup {
  readonly drawing: 'wire' | 'account' | 'files' | 'records';
  readonly heading: string;
  readonly claims: readonly Claim[];
}

export const securityClaims: readonly ClaimGroup[] = [
  {
    drawing: 'wire',
    heading: 'Browser and server',
    claims: [
      {
        title: 'The server decides',
        text: 'The browser shows, the server decides. Every call states who may make it, and that is checked before anything in it is read.',
      },
      {
        title: 'Nothing to be guessed',
        text: 'A record that belongs to someone else is answered exactly like one that does not exist.',
      },
      {
        title: 'HTTPS for everyone else',
        text: 'A server that other machines can reach does not start without an https address, and tells browsers to use nothing else.',
      },
      {
        title: 'No strangers on the page',
        text: 'No script, font or picture comes from another site, pages cannot be framed, and changes that another site asks for in your name are refused.',
      },
    ],
  },
  {
    drawing: 'account',
    heading: 'Accounts and sessions',
    claims: [
      {
        title: 'Passwords',
        text: 'Only an argon2id hash of a password is kept. Common passwords, and ones made of your own name, are not taken.',
      },
      {
        title: 'A second factor',
        text: 'If you want it, signing in asks for a code of your authenticator app, too. Recovery codes help when the phone is lost.',
      },
      {
        title: 'Guessing is stopped',
        text: `After ${logInFailures.tries} wrong tries in ${logInFailures.perSeconds / 60} minutes the next one has to wait, after ${lockAfterFailures.tries} in an hour the address is locked for the rest of that hour. An address without an account answers in the same way.`,
      },
      {
        title: 'Sessions end by themselves',
        text: `After ${minutesOf(forTheDay.idleMs)} idle minutes or ${hoursOf(forTheDay.lifeMs)} hours; with “Remember Me” after ${daysOf(remembered.idleMs)} idle days or ${daysOf(remembered.lifeMs)} days. The database holds no session that could be stolen from it, only a hash.`,
      },
      {
        title: 'A screen that locks itself',
        text: `A screen that nobody touches is covered after ${minutesOf(lockAfterIdle.forTheDayMs)} minutes, with “Remember Me” after ${hoursOf(lockAfterIdle.rememberedMs)} hours. What you typed is still there when you come back.`,
      },
      {
        title: 'Your devices, in view',
        text: 'You see where you are signed in, and end one of these sessions, or all of them, on the server at once.',
      },
    ],
  },
  {
    drawing: 'files',
    heading: 'Files',
    claims: [
      {
        title: 'Names that say nothing',
        text: 'Files are stored under random names, never under the name of a patient or of the file that you chose.',
      },
      {
        title: 'Sealed on disk',
        text: 'A file on the disk of your installation is sealed with AES-256-GCM under a key of its own. A changed byte is noticed before it is shown.',
      },
      {
        title: 'Links that expire',
        text: 'A link to a file is made for one person and for two hours, and the right to see the file is asked again each time it is used. Take the right away, and the link is dead.',
      },
      {
        title: 'Pictures without a past',
        text: 'A picture is drawn anew before it is kept: where and with what it was taken is gone, and so is anything hidden in it.',
      },
    ],
  },
  {
    drawing: 'records',
    heading: 'Records and messages',
    claims: [
      {
        title: 'A trail that is only added to',
        text: 'Who did what is recorded together with the change itself. The database refuses to alter or delete a line of it.',
      },
      {
        title: 'Logs without patients',
        text: 'The log of the server holds the kind of request, its outcome and its time: no names, no addresses, no content.',
      },
      {
        title: 'Mail without patients',
        text: 'E-mails carry links and codes for your account, never health information. There is no push service that could.',
      },
      {
        title: 'Nobody watches you',
        text: 'No advertising, no tracking, and no cookie but the one that keeps you signed in.',
      },
    ],
  },
];

/** Said because visitors look for it here, and the software cannot promise it. */
export const installationDuties: readonly string[] = [
  'business associate agreements, with you and with those who host, back up or send mail for it',
  'where the servers stand, and who may enter them',
  'an encrypted disk under the database, and backups kept apart from the master key',
  'the certificate of its https address, and updates in time',
];
