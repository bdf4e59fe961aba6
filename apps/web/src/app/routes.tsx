import { lazy } from 'react';
import type { ComponentType } from 'react';
import { emptyTexts, screenTitles as titles } from '@casefolio/domain/messages/shell';
import type { Guard } from './guards.ts';

export interface ScreenRoute {
  /** Matched without case. */
  readonly path: string;
  readonly guard: Guard;
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
  /** The screen keeps nothing from the server, so the cache of answers is not loaded with it. */
  readonly withoutCache?: true;
}

type Empty = { readonly text?: string; readonly action?: { readonly label: string; readonly to: string } };

/** A screen that has its heading, and at most one sentence with a way on. */
const empty = (title: string, shown: Empty = {}) => ({
  title,
  load: async () => {
    const { EmptyScreen } = await import('../ui/empty-screen.tsx');
    return () => <EmptyScreen title={title} {...shown} />;
  },
});

/** A screen about one thing that is named in the path, and is not there. */
const missing = (title: string) => ({
  title,
  load: async () => {
    const { NotFoundScreen } = await import('../ui/not-found.tsx');
    return () => <NotFoundScreen title={title} />;
  },
});

const DemoRequestForm = lazy(async () => {
  const { DemoRequestForm: Form } = await import('../slices/contact/parts/demo-request-form.tsx');
  return { default: Form };
});

const createRegistry = { text: emptyTexts.registries, action: { label: titles.newRegistry, to: '/new-registry' } };

const loadCaseForm = async () => (await import('../slices/cases/form/screens/case-form.screen.tsx')).CaseFormScreen;

/** The profile and the dashboards that others share with its owner belong to two slices, and meet here. */
const loadProfile = async () => {
  const [{ ProfileScreen }, { DashboardsPanel }] = await Promise.all([
    import('../slices/profile/screens/profile.screen.tsx'),
    import('../slices/sharing/parts/dashboards-panel.tsx'),
  ]);
  return () => <ProfileScreen dashboards={<DashboardsPanel />} />;
};

/** Every path of the application: who may see it, and which screen stands there. */
export const screenRoutes: readonly ScreenRoute[] = [
  {
    path: '/',
    guard: 'public',
    withoutCache: true,
    title: titles.home,
    load: async () => (await import('../slices/home/screens/home.screen.tsx')).HomeScreen,
  },
  {
    path: '/about',
    guard: 'public',
    withoutCache: true,
    title: titles.about,
    load: async () => (await import('../slices/home/screens/about.screen.tsx')).AboutScreen,
  },
  {
    path: '/Plans',
    guard: 'public',
    withoutCache: true,
    title: titles.plans,
    load: async () => {
      const { PlansScreen } = await import('../slices/plans/screens/plans.screen.tsx');
      return () => <PlansScreen demoForm={<DemoRequestForm />} />;
    },
  },
  {
    path: '/Contact',
    guard: 'public',
    withoutCache: true,
    title: titles.contact,
    load: async () => (await import('../slices/contact/screens/contact.screen.tsx')).ContactScreen,
  },
  {
    path: '/newsletter/confirm/:token',
    guard: 'public',
    withoutCache: true,
    title: titles.newsletterConfirm,
    load: async () => (await import('../slices/contact/screens/newsletter-confirm.screen.tsx')).NewsletterConfirmScreen,
  },
  {
    path: '/newsletter/leave/:token',
    guard: 'public',
    withoutCache: true,
    title: titles.newsletterLeave,
    load: async () => (await import('../slices/contact/screens/newsletter-leave.screen.tsx')).NewsletterLeaveScreen,
  },
  {
    path: '/OurTeam',
    guard: 'public',
    withoutCache: true,
    title: titles.team,
    load: async () => (await import('../slices/home/screens/our-team.screen.tsx')).OurTeamScreen,
  },
  {
    path: '/privacy',
    guard: 'public',
    withoutCache: true,
    title: titles.privacy,
    load: async () => (await import('../slices/home/screens/privacy.screen.tsx')).PrivacyScreen,
  },
  {
    path: '/terms',
    guard: 'public',
    withoutCache: true,
    title: titles.terms,
    load: async () => (await import('../slices/home/screens/terms.screen.tsx')).TermsScreen,
  },
  {
    path: '/hippa_security',
    guard: 'public',
    withoutCache: true,
    title: titles.security,
    load: async () => (await import('../slices/home/screens/security.screen.tsx')).SecurityScreen,
  },
  {
    path: '/signin',
    guard: 'guest-only',
    title: titles.signIn,
    load: async () => (await import('../slices/accounts/screens/sign-in.screen.tsx')).SignInScreen,
  },
  {
    path: '/signup',
    guard: 'guest-only',
    title: titles.signUp,
    load: async () => (await import('../slices/accounts/screens/sign-up.screen.tsx')).SignUpScreen,
  },
  {
    path: '/signup/:planId',
    guard: 'guest-only',
    title: titles.signUp,
    load: async () => (await import('../slices/accounts/screens/sign-up.screen.tsx')).SignUpScreen,
  },
  {
    path: '/forget-password',
    guard: 'guest-only',
    title: titles.forgotPassword,
    load: async () => (await import('../slices/accounts/screens/forgot-password.screen.tsx')).ForgotPasswordScreen,
  },
  {
    path: '/reset-password/:email',
    guard: 'guest-only',
    title: titles.resetPassword,
    load: async () => (await import('../slices/accounts/screens/reset-password.screen.tsx')).ResetPasswordScreen,
  },
  {
    path: '/not-verified',
    guard: 'public',
    title: titles.notVerified,
    load: async () => (await import('../slices/accounts/screens/not-verified.screen.tsx')).NotVerifiedScreen,
  },
  {
    path: '/verification/:token',
    guard: 'public',
    title: titles.verification,
    load: async () => (await import('../slices/accounts/screens/verify-email.screen.tsx')).VerifyEmailScreen,
  },
  {
    path: '/email-change/:token',
    guard: 'public',
    title: titles.emailChange,
    load: async () => (await import('../slices/profile/screens/email-change.screen.tsx')).EmailChangeScreen,
  },
  { path: '/registries/:registryId/verification/:code', guard: 'public', ...missing(titles.invitation) },
  {
    path: '/dashboard/:doctorId/invitation/:code/:key',
    guard: 'public',
    title: titles.invitation,
    load: async () => (await import('../slices/sharing/screens/invitation.screen.tsx')).InvitationScreen,
  },

  {
    path: '/dashboard',
    guard: 'signed-in',
    title: titles.dashboard,
    load: async () => (await import('../slices/cases/screens/dashboard.screen.tsx')).DashboardScreen,
  },
  {
    path: '/shared-dashboard/:doctorId',
    guard: 'signed-in',
    title: titles.sharedDashboard,
    load: async () => (await import('../slices/cases/screens/shared-dashboard.screen.tsx')).SharedDashboardScreen,
  },
  { path: '/users', guard: 'signed-in', ...empty(titles.users, { text: emptyTexts.users }) },
  {
    path: '/profile',
    guard: 'signed-in',
    title: titles.profile,
    load: loadProfile,
  },
  {
    path: '/edit-profile',
    guard: 'signed-in',
    title: titles.editProfile,
    load: loadProfile,
  },
  {
    path: '/RVU-calculator',
    guard: 'signed-in',
    title: titles.calculator,
    load: async () => (await import('../slices/codes/screens/rvu-calculator.screen.tsx')).RvuCalculatorScreen,
  },
  { path: '/MyPlan', guard: 'signed-in', ...empty(titles.myPlan) },
  {
    path: '/case/:caseId',
    guard: 'signed-in',
    title: titles.case,
    load: async () => (await import('../slices/cases/screens/case.screen.tsx')).CaseScreen,
  },
  {
    path: '/shared-case/:doctorId/:caseId',
    guard: 'signed-in',
    title: titles.case,
    load: async () => (await import('../slices/cases/screens/case.screen.tsx')).SharedCaseScreen,
  },
  { path: '/registrycase/:registryId/:caseId', guard: 'signed-in', ...missing(titles.case) },
  { path: '/new-case', guard: 'signed-in', title: titles.newCase, load: loadCaseForm },
  { path: '/new-shared-case/:doctorId', guard: 'signed-in', title: titles.newCase, load: loadCaseForm },
  { path: '/new-Case-registry/:registryId', guard: 'signed-in', ...missing(titles.newCase) },
  { path: '/edit-case/:caseId', guard: 'signed-in', title: titles.editCase, load: loadCaseForm },
  { path: '/edit-shared-case/:doctorId/:caseId', guard: 'signed-in', title: titles.editCase, load: loadCaseForm },
  { path: '/edit-Registry-case/:registryId/:caseId', guard: 'signed-in', ...missing(titles.editCase) },
  { path: '/registries', guard: 'signed-in', ...empty(titles.registries, createRegistry) },
  { path: '/registry/:registryId', guard: 'signed-in', ...missing(titles.registry) },
  { path: '/new-registry', guard: 'signed-in', ...empty(titles.newRegistry) },
  { path: '/edit-registry/:registryId', guard: 'signed-in', ...missing(titles.editRegistry) },
  { path: '/registry/Invitation/:registryId', guard: 'signed-in', ...missing(titles.shareRegistry) },
];
