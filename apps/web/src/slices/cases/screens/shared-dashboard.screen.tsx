import { screenTitles, sharedDashboardLabel } from '@casefolio/domain/messages/shell';
import { useParams } from 'react-router';
import { NotFoundScreen } from '../../../ui/not-found.tsx';
import { ScreenTitle } from '../../../ui/screen-title.tsx';
import { useStoredUser } from '../../accounts/accounts.api.ts';
import { useJoinedDoctors } from '../../sharing/sharing.api.ts';
import { idInPath } from '../case-log.ts';
import { LogList } from '../parts/list/log-list.tsx';
import { ahead } from './ahead.ts';

/** The case log of a doctor who shares it. */
export function SharedDashboardScreen() {
  const user = useStoredUser();
  const ownerId = idInPath(useParams().doctorId);
  if (ownerId === null) return <NotFoundScreen title={screenTitles.sharedDashboard} />;
  return user && <SharedLog key={ownerId} user={user} ownerId={ownerId} />;
}

interface SharedLogProps {
  readonly user: NonNullable<ReturnType<typeof useStoredUser>>;
  readonly ownerId: number;
}

function SharedLog({ user, ownerId }: SharedLogProps) {
  const doctor = useJoinedDoctors(user).find(({ id }) => id === ownerId);
  const title = doctor ? sharedDashboardLabel(doctor.name, doctor.role) : screenTitles.sharedDashboard;
  return (
    <>
      <ScreenTitle text={title} />
      <LogList log={{ ownerId, isShared: true }} title={title} ahead={ahead} />
    </>
  );
}
