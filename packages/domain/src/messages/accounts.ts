import { waitInWords } from './common.ts';
import type { Message } from './message.ts';

/** Sign-up, verification, sign-in and sign-out. Texts of the specification are kept to the letter. */
export const accountMessages = {
  signInHeading: { text: 'Hey, Hello!' },
  signInLead: { text: 'Sign in to your case log.' },
  email: { text: 'Email' },
  password: { text: 'Password' },
  logIn: { text: 'Login' },
  noAccountYet: { text: 'No account yet?' },
  haveAccount: { text: 'Already have an account?' },
  rememberMe: { text: 'Remember Me' },
  forgotPassword: { text: 'Forgot Password?' },
  usernameRequired: { text: 'Username is required' },
  passwordRequired: { text: 'Password is required' },
  invalidCredentials: { text: 'Invalid Credentials' },
  emailRequired: { text: 'Email is required' },
  emailNotValid: { text: 'Must use valid email address' },
  emailInvalidOnStep: { text: 'Invalid email address' },
  emailUsed: { text: 'Email is already used' },
  emailTaken: { text: 'Email is already associated with another account' },
  firstNameRequired: { text: 'First name is required' },
  lastNameRequired: { text: 'Last name is required' },
  roleRequired: { text: 'Role is required' },
  roleUnknown: { text: 'This role does not exist' },
  passwordTooShort: { text: 'Password should be at least 8 characters' },
  passwordRule: { text: 'Must Contain 8 Characters, One Uppercase, One Number and one special case Character' },
  passwordTooLong: { text: 'Password should be at most 128 characters' },
  passwordCommon: { text: 'This password is too common. Please choose another one.' },
  passwordOwn: { text: 'Your password must not be made of your own name or e-mail address' },
  weakPassword: { text: 'Weak password' },
  normalPassword: { text: 'Normal password' },
  strongPassword: { text: 'Strong password' },
  firstName: { text: 'First name' },
  lastName: { text: 'Last name' },
  role: { text: 'Role' },
  promotionCode: { text: 'Promotional code (optional)' },
  rolesNotLoaded: { text: 'The roles could not be loaded.' },
  steps: { text: 'Steps of the sign-up' },
  next: { text: 'Next' },
  previous: { text: 'Previous' },
  finish: { text: 'Finish' },
  terms: { text: 'Terms & Conditions' },
  billing: { text: 'Billing Info' },
  verifyStep: { text: 'Verify your account' },
  privacyPolicy: { text: 'Privacy Policy' },
  opensNewTab: { text: 'Opens in a new tab' },
  acceptPolicy: { text: 'I have read and accept Privacy Policy' },
  termsNotAccepted: { text: 'Please agree to the terms and conditions before proceeding.' },
  mustVerify: { text: 'Your account must be verified before you can use it.' },
  openTheLink: { text: 'Open the link in it to go on. It works for 48 hours.' },
  checkSpam: { text: 'If you cannot find it, please look into your spam folder.' },
  useOtherAccount: { text: 'Use another account' },
  // The missing "i" is the specification's own spelling.
  resendFromStepper: { text: 'Re-send the verfication email' },
  resend: { text: 'Re-send the verification email' },
  resent: { text: 'Verification email sent successfully!', forMs: 3000 },
  alreadyVerified: { text: 'Your e-mail address is verified already' },
  verified: { text: 'Your e-mail address is verified.', forMs: 3000 },
  verifiedSignIn: { text: 'Your e-mail address is verified. You can sign in now.' },
  resetSignIn: { text: 'Your password has been changed. You can sign in now.' },
  verifying: { text: 'Verifying your e-mail address…' },
  verificationForeign: {
    text: 'This verification link belongs to another account. Log out first, then open it again.',
    forMs: 6000,
  },
  verificationVoid: { text: 'This verification link is not valid any more. Sign in to get a new one.', forMs: 6000 },
  logOutQuestion: { text: 'Are you sure you want to logout?' },
  logOutUnheard: {
    text: 'You are signed out of this browser, but the server could not be reached. The session there ends by itself.',
    forMs: 10_000,
  },
} as const satisfies Record<string, Message>;

/** Where the verification mail went. */
export const mailSentTo = (email: string): Message => ({
  text: `We have sent an e-mail with a verification link to ${email}.`,
});

export const accountLocked = (seconds: number): Message => ({
  text: `This account is locked after repeated failures. Please try again in ${waitInWords(seconds)}.`,
});
