import type { Message } from './message.ts';

/** Passwords, devices and the second factor. Apart from accounts.ts, so that the sign-in screen need not carry it. Texts of the specification are kept to the letter. */
export const securityMessages = {
  verificationCodeRequired: { text: 'Verification code is required' },
  resetCodeVoid: { text: 'Invalid verification code! Please try again.' },
  oldPasswordRequired: { text: 'Old password is required' },
  newPasswordRequired: { text: 'New password is required' },
  newPasswordRule: {
    text: 'Must Contain 8 Characters, One Uppercase, Lowercase, One Number and one special case Character',
  },
  // The missing space is the specification's own spelling.
  oldPasswordWrong: { text: 'Old password is not correct!Please try again.', forMs: 4000 },
  passwordUnchanged: { text: 'Your new and old password must be different' },
  passwordWrong: { text: 'This password is not correct. Please try again.' },
  codeRequired: { text: 'Code is required' },
  secondFactorNeeded: { text: 'Please enter the code of your authenticator app or a recovery code.' },
  secondFactorWrong: { text: 'This code is not correct or was used already. Please wait for the next one.' },
  secondFactorOn: { text: 'The second factor is switched on already. Switch it off first.' },
  secondFactorOff: { text: 'The second factor is not switched on.' },
  secondFactorNotBegun: { text: 'Please start again: the secret for your authenticator app is no longer waiting.' },
} as const satisfies Record<string, Message>;
