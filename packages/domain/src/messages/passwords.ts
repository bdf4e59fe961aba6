import type { Message } from './message.ts';

/** What the screens for a forgotten and for a changed password say. Texts of the specification are kept to the letter. */
export const passwordMessages = {
  forgotLead: { text: 'Enter your address, and we send you a code with which you can choose a new password.' },
  submit: { text: 'Submit' },
  emailSent: { text: 'Email has been sent.' },
  backToSignIn: { text: 'Back to the sign-in' },
  checkSpam: { text: 'The code works for 10 minutes. If no mail comes, please look into your spam folder.' },
  verificationCode: { text: 'Verification code' },
  newPassword: { text: 'New password' },
  setPassword: { text: 'Set new password' },
  resendCode: { text: 'Re-send verification code' },
  section: { text: 'Security' },
  heading: { text: 'Password' },
  change: { text: 'Change password' },
  changeLead: { text: 'You stay signed in here, and every other device is signed out.' },
  oldPassword: { text: 'Old password' },
  changed: { text: 'Password has been changed successfully' },
} as const satisfies Record<string, Message>;

/** The same for every address, so that nobody learns from it whether there is an account. */
export const codeSentTo = (email: string): Message => ({
  text: `If ${email} has an account, a code is on its way to it.`,
});
