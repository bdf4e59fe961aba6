import { dashboardOf, permissionLabels, sharingLabels } from '@casefolio/domain/messages/sharing';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { type Answer, answers } from '../answers.ts';
import type { SharingDoctor } from '../hooks/use-doctors.ts';

interface DashboardEntryProps {
  readonly doctor: SharingDoctor;
  /** Answered a moment ago; the list will soon be asked for again. */
  readonly isSettled: boolean;
  readonly reply: (answer: Answer) => Promise<void>;
}

/** One colleague's dashboard: an invitation to answer, or one to open and to leave. */
export function DashboardEntry({ doctor, isSettled, reply }: DashboardEntryProps) {
  const titleId = useId();
  const [underWay, setUnderWay] = useState<Answer | null>(null);
  const send = async (answer: Answer): Promise<void> => {
    setUnderWay(answer);
    await reply(answer);
    setUnderWay(null);
  };
  const action = (answer: Answer, variant: 'contained' | 'outlined') => (
    <Button
      variant={variant}
      aria-describedby={titleId}
      disabled={isSettled || (underWay !== null && underWay !== answer)}
      loading={underWay === answer}
      onClick={() => void send(answer)}
    >
      {answers[answer].label}
    </Button>
  );
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="h3" id={titleId} sx={{ typography: 'h3', m: 0 }}>
          {dashboardOf(doctor.name)}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}>
          {doctor.name} · {permissionLabels[doctor.permission]}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {doctor.status === 'PENDING' ? (
          <>
            {action('accept', 'contained')}
            {action('decline', 'outlined')}
          </>
        ) : (
          <>
            <LinkButton to={`/shared-dashboard/${doctor.id}`} aria-describedby={titleId}>
              {sharingLabels.open}
            </LinkButton>
            {action('leave', 'outlined')}
          </>
        )}
      </Box>
    </Box>
  );
}
