import Box from '@mui/material/Box';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { StoredUser } from '../../api/stored-user.ts';
import { useOwnUser } from '../../slices/accounts/hooks/use-own-user.ts';
import { prepareQuestions } from '../../ui/confirm.tsx';
import { prepareToasts } from '../../ui/toast.tsx';
import { mainDestinations, profileDestinations, type SharedDoctor } from '../navigation.ts';
import { ServerData } from '../server-data.tsx';
import { MainArea } from './main-area.tsx';
import { NarrowBar } from './narrow-bar.tsx';
import { Rail } from './rail.tsx';
import { useVerifiedNews } from './use-verified-news.ts';

interface SignedInFrameProps {
  readonly user: StoredUser;
  readonly sharedDoctors?: readonly SharedDoctor[];
  readonly children: ReactNode;
}

const nobody: readonly SharedDoctor[] = [];

/** A rail at the left where there is room for one, a bar with a drawer where there is not. */
export function SignedInFrame({ user, sharedDoctors = nobody, children }: SignedInFrameProps) {
  const { pathname } = useLocation();
  useVerifiedNews(user);
  useLogOutReady();
  const places = {
    user,
    main: mainDestinations(user, pathname),
    profile: profileDestinations(user, sharedDoctors),
  };
  return (
    <ServerData>
      <OwnUser id={user.id} />
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, flexGrow: 1 }}>
        <Rail {...places} />
        <NarrowBar {...places} />
        <MainArea>{children}</MainArea>
      </Box>
    </ServerData>
  );
}

/** Logging out must work when the network has gone; until it does, nothing here needs it. */
function useLogOutReady(): void {
  useEffect(() => {
    void Promise.allSettled([prepareQuestions(), prepareToasts()]);
  }, []);
}

/** Asks inside the cache of answers, and draws nothing. */
function OwnUser({ id }: { readonly id: number }) {
  useOwnUser(id);
  return null;
}
