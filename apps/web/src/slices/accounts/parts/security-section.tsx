import { passwordMessages } from '@casefolio/domain/messages/passwords';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useStoredUser } from '../hooks/use-stored-user.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { Devices } from './devices.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SecurityPart } from './security-part.tsx';

/** Password, second factor and devices of whoever is signed in. */
export function SecuritySection() {
  const headingId = useId();
  const user = useStoredUser();
  const [isChanging, setChanging] = useState(false);
  if (user === null) return null;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box component="h3" id={headingId} sx={{ typography: 'h3', m: 0, mb: 1.5 }}>
        {passwordMessages.section.text}
      </Box>
      <SecurityPart
        heading={passwordMessages.heading.text}
        actions={
          <Button variant="outlined" onClick={() => setChanging(true)}>
            {passwordMessages.change.text}
          </Button>
        }
      />
      <SecondFactor user={user} />
      <Devices userId={user.id} />
      {isChanging && <ChangePasswordDialog user={user} onClose={() => setChanging(false)} />}
    </Box>
  );
}
