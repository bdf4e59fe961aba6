import { sharingLabels, sharingMessages } from '@casefolio/domain/messages/sharing';
import Box from '@mui/material/Box';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useStoredUser } from '../../accounts/accounts.api.ts';
import { NotLoaded } from '../../accounts/parts/not-loaded.tsx';
import { type Answer, answers, viewOf } from '../answers.ts';
import { useDashboards } from '../hooks/use-dashboards.ts';
import { DashboardEntry } from './dashboard-entry.tsx';
import { ViewChoice } from './view-choice.tsx';

/** The profile's dashboards tab: invitations that wait for an answer, and dashboards that were joined. */
export function DashboardsPanel() {
  const user = useStoredUser();
  return user && <Dashboards key={user.id} userId={user.id} />;
}

function Dashboards({ userId }: { readonly userId: number }) {
  const { view, setView, list, reply, isSettled } = useDashboards(userId);
  const toast = useToast();
  const { data: doctors, isError, refetch } = list;

  async function say(doctorId: number, answer: Answer): Promise<void> {
    const answered = await reply(doctorId, answer);
    if (answered.done) toast(answers[answer].message);
    else toast(answered.reason, 'error');
  }

  return (
    <Box component="section" aria-label={sharingLabels.dashboardsTab} sx={{ display: 'grid', gap: 2 }}>
      <ViewChoice view={view} choose={setView} />
      {doctors === undefined && !isError && <ListSkeleton count={2} />}
      {doctors === undefined && isError && (
        <NotLoaded text={sharingMessages.listNotLoaded.text} tryAgain={() => void refetch()} />
      )}
      {doctors?.length === 0 && <Notice text={viewOf(view).empty} />}
      {doctors !== undefined && doctors.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
          {doctors.map((doctor) => (
            <DashboardEntry
              key={doctor.id}
              doctor={doctor}
              isSettled={isSettled(doctor.id)}
              reply={(answer) => say(doctor.id, answer)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
