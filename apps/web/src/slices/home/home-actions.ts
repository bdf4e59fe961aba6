import { homeTexts } from '@casefolio/domain/messages/home';
import { failureTexts, shellLabels } from '@casefolio/domain/messages/shell';

export type Visitor = 'guest' | 'unverified' | 'verified';

interface Action {
  readonly to: string;
  readonly label: string;
}

/** Where the landing page leads, first what matters most. Only a guest is won over; who has an account goes on with it. */
export const homeActions: Readonly<Record<Visitor, readonly [Action, ...Action[]]>> = {
  guest: [
    { to: '/plans', label: homeTexts.start },
    { to: '/signin', label: shellLabels.signIn },
  ],
  unverified: [{ to: '/not-verified', label: shellLabels.verifyEmail }],
  verified: [{ to: '/dashboard', label: failureTexts.toDashboard }],
};
