import { emailWaits, roleInBrackets } from '@casefolio/domain/messages/profile-screen';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { paper } from '../../../ui/sheet.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { type Pictured, ProfilePicture } from './profile-picture.tsx';

export interface ProfileOwner extends Pictured {
  readonly email: string;
  readonly userRole: { readonly niceName: string } | null;
  readonly planId: number;
  readonly speciality: string | null;
  /** A new address that waits for its link to be opened. */
  readonly pendingEmail: string | null;
}

const sheet = { ...paper, display: 'flex', alignItems: 'flex-start', gap: { xs: 2, sm: 3 } } as const;

/** On a phone a long address goes on in the next line, where people would break it. */
function Address({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** Who this is, as a card. */
export function ProfileHeader({ user, menu }: { readonly user: ProfileOwner; readonly menu: ReactNode }) {
  return (
    <Box sx={sheet}>
      <ProfilePicture user={user} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Box component="h2" sx={{ typography: 'h2', m: 0 }}>
            {user.firstName} {user.lastName}
          </Box>
          {user.userRole && <Box sx={{ color: 'text.secondary' }}>{roleInBrackets(user.userRole.niceName)}</Box>}
          <PlanBadge planId={user.planId} />
        </Box>
        {user.speciality !== null && <Box sx={{ mt: 0.5 }}>{user.speciality}</Box>}
        <Box sx={{ mt: 0.5, color: 'text.secondary' }}>
          <Address email={user.email} />
        </Box>
        {user.pendingEmail !== null && (
          <Box sx={{ mt: 0.5, typography: 'body2', color: 'text.secondary' }}>{emailWaits(user.pendingEmail)}</Box>
        )}
      </Box>
      {menu}
    </Box>
  );
}
