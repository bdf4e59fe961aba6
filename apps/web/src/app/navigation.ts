import { sharedDashboardLabel, shellLabels } from '@casefolio/domain/messages/shell';
import type { StoredUser } from '../api/stored-user.ts';

export interface Destination {
  readonly to: string;
  readonly label: string;
  readonly icon: 'dashboard' | 'registries' | 'calculator' | 'users' | 'mail' | 'profile' | 'plan';
}

/** A colleague who shares their dashboard with this user. */
export interface SharedDoctor {
  readonly id: number;
  readonly name: string;
  readonly roleName: string | null;
}

type Viewer = Pick<StoredUser, 'verified'>;

const dashboard: Destination = { to: '/dashboard', label: shellLabels.dashboard, icon: 'dashboard' };
const registries: Destination = { to: '/registries', label: shellLabels.registries, icon: 'registries' };
const calculator: Destination = { to: '/RVU-calculator', label: shellLabels.calculator, icon: 'calculator' };
const users: Destination = { to: '/users', label: shellLabels.users, icon: 'users' };
const verifyEmail: Destination = { to: '/not-verified', label: shellLabels.verifyEmail, icon: 'mail' };

/** Screens of another doctor's case log. */
const insideSharedDashboard = /^\/(shared-dashboard|shared-case|new-shared-case|edit-shared-case)(\/|$)/i;

/** The main navigation. An unverified user would be turned away everywhere else, so they see the one step that is left. */
export function mainDestinations(user: Viewer, path: string): readonly Destination[] {
  if (!user.verified) return [verifyEmail];
  return insideSharedDashboard.test(path) ? [dashboard, calculator] : [dashboard, registries, calculator, users];
}

/** Where the logo leads. */
export const ownHome = (user: Viewer): string => (user.verified ? dashboard : verifyEmail).to;

/** The profile menu, without its last entry (Logout is an act, not a place). */
export function profileDestinations(user: Viewer, sharedDoctors: readonly SharedDoctor[]): readonly Destination[] {
  if (!user.verified) return [];
  return [
    { to: '/profile', label: shellLabels.visitProfile, icon: 'profile' },
    { to: '/dashboard', label: shellLabels.myDashboard, icon: 'dashboard' },
    ...sharedDoctors.map((doctor): Destination => ({
      to: `/shared-dashboard/${doctor.id}`,
      label: sharedDashboardLabel(doctor.name, doctor.roleName),
      icon: 'dashboard',
    })),
    { to: '/MyPlan', label: shellLabels.currentPlan, icon: 'plan' },
  ];
}

/** What a visitor finds in the public header, its side panel and the footer. */
export const publicDestinations: readonly Pick<Destination, 'to' | 'label'>[] = [
  { to: '/', label: shellLabels.home },
  { to: '/about', label: shellLabels.about },
  { to: '/plans', label: shellLabels.plans },
  { to: '/ourteam', label: shellLabels.team },
  { to: '/contact', label: shellLabels.contact },
];
