/** What a mail says. How it looks is the same for all and is not decided here. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly href: string };
  /** A second way, less wanted than the action. */
  readonly further?: { readonly label: string; readonly href: string };
  readonly closing: string;
}

export const verificationLetter = (person: { readonly firstName: string }, href: string): Letter => ({
  subject: 'Verify your e-mail address for Casefolio',
  paragraphs: [
    `Hello ${person.firstName},`,
    'Welcome to Casefolio. Please confirm that this address is yours; then your case log is open to you.',
  ],
  action: { label: 'Verify my e-mail address', href },
  closing: 'The link works once and for 48 hours. If you did not sign up, you can ignore this mail.',
});

/** Whoever has the code may set a new password: it stands in the mail alone. */
export const resetCodeLetter = (person: { readonly firstName: string }, code: string, href: string): Letter => ({
  subject: 'Your verification code for Casefolio',
  paragraphs: [
    `Hello ${person.firstName},`,
    'Someone, hopefully you, has forgotten the password of your Casefolio account.',
    `Your verification code: ${code}`,
  ],
  action: { label: 'Choose a new password', href },
  closing:
    'The code works once and for 10 minutes; only the newest one counts. If you did not ask for it, you can ignore this mail: your password stays as it is. Never tell the code to anyone.',
});

/** To the new address: only whoever reads mail there can make it count. */
export const emailChangeLetter = (person: { readonly firstName: string }, href: string): Letter => ({
  subject: 'Confirm your new e-mail address for Casefolio',
  paragraphs: [
    `Hello ${person.firstName},`,
    'You asked to use this address for your Casefolio account. Please confirm that it is yours; until then your old address counts.',
  ],
  action: { label: 'Use this address', href },
  closing: 'The link works once and for 48 hours. If you did not ask for this, you can ignore this mail.',
});

/** To the address that counts, in case that it was not them who asked. */
export const emailChangeAskedLetter = (person: { readonly firstName: string }, href: string): Letter => ({
  subject: 'A new e-mail address for your Casefolio account',
  paragraphs: [
    `Hello ${person.firstName},`,
    'Somebody who knows your password asked to use another e-mail address for your Casefolio account. It counts as soon as the link that we sent there is opened.',
  ],
  action: { label: 'It was not me: choose a new password', href },
  closing: 'If it was you, there is nothing to do here.',
});

/** What an owner is told by mail, in case that it was not them. */
export type AccountNotice = 'password-changed' | 'second-factor-on' | 'second-factor-off';

const notices: Readonly<Record<AccountNotice, { readonly subject: string; readonly what: string }>> = {
  'password-changed': {
    subject: 'Your Casefolio password was changed',
    what: 'The password of your Casefolio account was changed. Other devices were signed out.',
  },
  'second-factor-on': {
    subject: 'The second factor of your Casefolio account was switched on',
    what: 'From now on, signing in asks for a code of your authenticator app. Keep your recovery codes in a safe place.',
  },
  'second-factor-off': {
    subject: 'The second factor of your Casefolio account was switched off',
    what: 'From now on, signing in asks for your password alone.',
  },
};

export const noticeLetter = (
  person: { readonly firstName: string },
  notice: AccountNotice,
  resetHref: string,
): Letter => ({
  subject: notices[notice].subject,
  paragraphs: [
    `Hello ${person.firstName},`,
    notices[notice].what,
    'If this was you, there is nothing to do. If it was not, set a new password at once; that signs out everybody else.',
  ],
  action: { label: 'It was not me: set a new password', href: resetHref },
  closing: 'We write this whenever something about the security of your account changes.',
});
