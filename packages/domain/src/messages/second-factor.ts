import type { Message } from './message.ts';

/** The second factor: how it is switched on and off, and how a sign-in asks for it. */
export const secondFactorMessages = {
  heading: { text: 'Second factor' },
  off: { text: 'Off. With it, a sign-in asks for a code of your phone after the password.' },
  notLoaded: { text: 'Whether the second factor is on could not be loaded.' },
  switchOn: { text: 'Switch on' },
  switchOff: { text: 'Switch off' },
  newCodes: { text: 'New recovery codes' },
  next: { text: 'Next' },
  done: { text: 'I have kept them' },
  switchedOff: { text: 'The second factor is switched off.' },
  switchOnTitle: { text: 'Switch on the second factor' },
  switchOffTitle: { text: 'Switch off the second factor' },
  switchOffLead: { text: 'After this the password alone opens your account.' },
  passwordLead: { text: 'First your password, so that nobody else does this at your desk.' },
  newCodesLead: { text: 'You get ten new codes, and the old ones are void.' },
  scanLead: { text: 'Scan this picture with an authenticator app, and enter the six digits that it shows.' },
  typeSecret: { text: 'Or type this key into the app:' },
  openApp: { text: 'The app is on this device: open it' },
  copyKey: { text: 'Copy key' },
  appCode: { text: 'Code of the app' },
  recoveryCode: { text: 'Recovery code' },
  eitherCode: { text: 'Code of the app, or a recovery code' },
  useRecovery: { text: 'Use a recovery code' },
  useApp: { text: 'Use the authenticator app' },
  signInHeading: { text: 'One more step' },
  signInLead: { text: 'Your password is right. Now the six digits of your authenticator app.' },
  back: { text: 'Back' },
  codesTitle: { text: 'Your recovery codes' },
  codesLead: {
    text: 'Each opens your account once when your phone is not at hand. They are shown only now: keep them in a safe place.',
  },
  copy: { text: 'Copy' },
  download: { text: 'Download' },
  print: { text: 'Print' },
  copied: { text: 'Copied' },
  notCopied: { text: 'Your browser did not allow to copy. Please mark the text and copy it yourself.' },
} as const satisfies Record<string, Message>;

/** How things stand, with a word of warning when the last codes are near. */
export const codesLeft = (count: number): Message => {
  const rest = count === 1 ? '1 recovery code is left' : `${count} recovery codes are left`;
  return { text: `On. ${rest}${count < 3 ? ': please make new ones.' : '.'}` };
};

export const recoveryFileName = 'casefolio-recovery-codes.txt';

/** The file and the sheet of paper say what they are for. */
export const recoveryFile = (email: string, codes: readonly string[]): string =>
  [`Casefolio: recovery codes of ${email}`, 'Each works once.', '', ...codes, ''].join('\n');
