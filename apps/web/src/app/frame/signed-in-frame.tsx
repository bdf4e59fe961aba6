import Box from '@mui/material/Box';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { StoredUser } from '../../api/stored-user.ts';
import { useOwnUser } from '../../slices/accounts/hooks/use-own-user.ts';
import { useJoinedDoctors } from '../../slices/sharing/hooks/use-joined-doctors.ts';
import { prepareQuestions } from '../../ui/confirm.tsx';
import { prepareToasts } from '../../ui/toast.tsx';
import { useIsAtRest } from '../../ui/use-is-at-rest.ts';
import { mainDestinations, profileDestinations } from '../navigation.ts';
import { ServerData } from '../server-data.tsx';
import { IdleLock } from '../lock/idle-lock.tsx';
import { MainArea } from './main-area.tsx';
import { NarrowBar, prepareSidePanel } from './narrow-bar.tsx';
import { prepareProfileMenu } from './profile-menu.tsx';
import { Rail } from './rail.tsx';
import { useVerifiedNews } from './use-verified-news.ts';

interface SignedInFrameProps {
  readonly user: StoredUser;
  readonly children: ReactNode;
}

/** A rail at the left where there is room for one, a bar with a drawer where there is not. */
export function SignedInFrame({ user, children }: SignedInFrameProps) {
  useVerifiedNews(user);
  useLogOutReady();
  return (
    <ServerData>
      <OwnUser id={user.id} />
      <IdleLock />
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, flexGrow: 1 }}>
        <Navigation user={user} />
        <MainArea>{children}</MainArea>
      </Box>
    </ServerData>
  );
}

/** Whose dashboards were joined is asked for beside the screen, never before it. */
function Navigation({ user }: { readonly user: StoredUser }) {
  const { pathname } = useLocation();
  const doctors = useJoinedDoctors(user).map(({ id, name, role }) => ({ id, name, roleName: role }));
  const places = { user, main: mainDestinations(user, pathname), profile: profileDestinations(user, doctors) };
  return (
    <>
      <Rail {...places} />
      <NarrowBar {...places} />
    </>
  );
}

/** Logging out must work when the network has gone; until it does, nothing here needs it. */
function useLogOutReady(): void {
  const isAtRest = useIsAtRest();
  useEffect(() => {
    if (!isAtRest) return;
    void Promise.allSettled([prepareProfileMenu(), prepareSidePanel(), prepareQuestions(), prepareToasts()]);
  }, [isAtRest]);
}

/** Asks inside the cache of answers, and draws nothing. */
function OwnUser({ id }: { readonly id: number }) {
  useOwnUser(id);
  return null;
}
