import type { ComponentType } from 'react';
import { emptyTexts, screenTitles as titles, shellLabels } from '@casefolio/domain/messages/shell';
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

const start = { text: emptyTexts.plans, action: { label: shellLabels.signUp, to: '/signup' } };
const seePlans = { text: shellLabels.footerLine, action: { label: emptyTexts.startPlan, to: '/plans' } };
const signIn = { text: shellLabels.footerLine, action: { label: shellLabels.signIn, to: '/signin' } };
const createRegistry = { text: emptyTexts.registries, action: { label: titles.newRegistry, to: '/new-registry' } };

/** Every path of the application: who may see it, and which screen stands there. */
export const screenRoutes: readonly ScreenRoute[] = [
  {
    path: '/',
    guard: 'public',
    withoutCache: true,
    title: titles.home,
    load: async () => (await import('../slices/home/screens/home.screen.tsx')).HomeScreen,
  },
  { path: '/about', guard: 'public', withoutCache: true, ...empty(titles.about, seePlans) },
  { path: '/Plans', guard: 'public', ...empty(titles.plans, start) },
  { path: '/Contact', guard: 'public', ...empty(titles.contact, seePlans) },
  { path: '/OurTeam', guard: 'public', withoutCache: true, ...empty(titles.team, seePlans) },
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
  { path: '/hippa_security', guard: 'public', withoutCache: true, ...empty(titles.security, seePlans) },
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
  { path: '/forget-password', guard: 'guest-only', ...empty(titles.forgotPassword, signIn) },
  { path: '/reset-password/:email', guard: 'guest-only', ...empty(titles.resetPassword, signIn) },
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
  { path: '/registries/:registryId/verification/:code', guard: 'public', ...missing(titles.invitation) },
  { path: '/dashboard/:doctorId/invitation/:code/:key', guard: 'public', ...missing(titles.invitation) },

  {
    path: '/dashboard',
    guard: 'signed-in',
    title: titles.dashboard,
    load: async () => (await import('../slices/cases/screens/dashboard.screen.tsx')).DashboardScreen,
  },
  { path: '/shared-dashboard/:doctorId', guard: 'signed-in', ...missing(titles.sharedDashboard) },
  { path: '/users', guard: 'signed-in', ...empty(titles.users, { text: emptyTexts.users }) },
  { path: '/profile', guard: 'signed-in', ...empty(titles.profile) },
  { path: '/edit-profile', guard: 'signed-in', ...empty(titles.editProfile) },
  {
    path: '/RVU-calculator',
    guard: 'signed-in',
    title: titles.calculator,
    load: async () => (await import('../slices/codes/screens/rvu-calculator.screen.tsx')).RvuCalculatorScreen,
  },
  { path: '/MyPlan', guard: 'signed-in', ...empty(titles.myPlan) },
  { path: '/case/:caseId', guard: 'signed-in', ...missing(titles.case) },
  { path: '/shared-case/:doctorId/:caseId', guard: 'signed-in', ...missing(titles.case) },
  { path: '/registrycase/:registryId/:caseId', guard: 'signed-in', ...missing(titles.case) },
  { path: '/new-case', guard: 'signed-in', ...empty(titles.newCase) },
  { path: '/new-shared-case/:doctorId', guard: 'signed-in', ...missing(titles.newCase) },
  { path: '/new-Case-registry/:registryId', guard: 'signed-in', ...missing(titles.newCase) },
  { path: '/edit-case/:caseId', guard: 'signed-in', ...missing(titles.editCase) },
  { path: '/edit-shared-case/:doctorId/:caseId', guard: 'signed-in', ...missing(titles.editCase) },
  { path: '/edit-Registry-case/:registryId/:caseId', guard: 'signed-in', ...missing(titles.editCase) },
  { path: '/registries', guard: 'signed-in', ...empty(titles.registries, createRegistry) },
  { path: '/registry/:registryId', guard: 'signed-in', ...missing(titles.registry) },
  { path: '/new-registry', guard: 'signed-in', ...empty(titles.newRegistry) },
  { path: '/edit-registry/:registryId', guard: 'signed-in', ...missing(titles.editRegistry) },
  { path: '/registry/Invitation/:registryId', guard: 'signed-in', ...missing(titles.shareRegistry) },
];
