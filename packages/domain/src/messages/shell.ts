import { fieldMessages } from './fields.ts';
import type { Message } from './message.ts';

/** What stands around every screen: navigation, menus, failures. */
export const shellLabels = {
  product: 'Casefolio',
  skipToContent: 'Skip to content',
  followUs: 'follow us',
  home: 'Home',
  about: 'About',
  plans: 'Plan & Pricing',
  team: 'Our Team',
  contact: 'Contact',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  dashboard: 'Dashboard',
  registries: 'Registries',
  calculator: 'RVU Calculator',
  users: 'Users',
  verifyEmail: 'Verify your e-mail',
  visitProfile: 'Visit profile',
  myDashboard: 'My dashboard',
  currentPlan: 'Current plan details',
  logOut: 'Logout',
  yes: fieldMessages.yes.text,
  no: fieldMessages.no.text,
  close: 'Close',
  cancel: 'Cancel',
  openMenu: 'Open menu',
  profileMenu: 'Profile menu',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  toDark: 'Switch to dark colours',
  toLight: 'Switch to light colours',
  loading: 'Loading',
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
  security: 'HIPAA security',
  footerLine: 'A case log for surgeons and interventionalists.',
} as const;

/** Said once, on the page where one finds oneself signed out. */
export const sessionEnded: Message = { text: 'Your session has ended. Please sign in again.', forMs: 8000 };

export const copyright = (year: number): string => `© ${year} Casefolio`;

/** The name of each screen, as its heading and in the browser's tab. */
export const screenTitles = {
  home: 'The case log for surgeons',
  about: 'About',
  plans: 'Plans & Pricing',
  contact: 'Contact',
  team: 'Our Team',
  signIn: shellLabels.signIn,
  signUp: shellLabels.signUp,
  forgotPassword: 'Forgot Password?',
  resetPassword: 'Reset password',
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
  security: 'HIPAA security',
  notVerified: 'Verify your e-mail',
  verification: 'Verifying your e-mail',
  newsletterConfirm: 'Confirm your subscription',
  newsletterLeave: 'Leave the newsletter',
  invitation: 'Invitation',
  dashboard: 'Dashboard',
  sharedDashboard: 'Shared dashboard',
  users: 'Users',
  profile: 'Profile',
  editProfile: 'Edit personal info',
  emailChange: 'Your new e-mail address',
  calculator: 'RVU Calculator',
  myPlan: 'Current Plan',
  case: 'Case',
  newCase: 'Add Case',
  editCase: 'Edit case',
  registries: 'Registries',
  registry: 'Registry',
  newRegistry: 'Create registry',
  editRegistry: 'Edit registry',
  shareRegistry: 'Share registry',
} as const;

/** What a list says while it has nothing to list. */
export const emptyTexts = {
  plans: 'Choose the right plan for you',
  startPlan: 'Start your own plan',
  registries: 'Start now by creating a registry!',
  users: 'Start inviting users to edit/view your case log',
} as const;

/** A dialog, a menu or a field whose code did not come: no network, or a new release has replaced it. */
export const partNotLoaded: Message = {
  text: 'This could not be loaded. What you typed is still here: try again, or save and reload.',
};

/** What the error page and the not-found block say. */
export const failureTexts = {
  offlineTitle: 'No connection',
  offlineBody: 'Casefolio could not be reached. Check your connection and try again.',
  unexpectedTitle: 'Something went wrong',
  unexpectedBody: 'This page stopped because of a fault on our side. Nothing that you saved is lost.',
  missingTitle: 'Not found',
  missingBody: 'It does not exist any more, or it is not shared with you.',
  tryAgain: fieldMessages.tryAgain.text,
  toDashboard: 'Go to the dashboard',
  toHome: 'Go to the home page',
} as const;

const rolesOfDoctors: ReadonlySet<string> = new Set(['SPECIALIST', 'FELLOW', 'RESIDENT']);

/** The entry of the profile menu for a dashboard that a colleague shares. */
export function sharedDashboardLabel(name: string, roleName: string | null): string {
  const isDoctor = roleName !== null && rolesOfDoctors.has(roleName.toUpperCase());
  return `${isDoctor ? 'Dr. ' : ''}${name}'s dashboard`;
}
