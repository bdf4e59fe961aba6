import { screenTitles } from '@casefolio/domain/messages/shell';
import { useStoredUser } from '../../accounts/accounts.api.ts';
import { LogList } from '../parts/list/log-list.tsx';
import { ahead } from './ahead.ts';

/** The surgeon's own case log. */
export function DashboardScreen() {
  const user = useStoredUser();
  return user && <LogList log={{ ownerId: user.id, isShared: false }} title={screenTitles.dashboard} ahead={ahead} />;
}
