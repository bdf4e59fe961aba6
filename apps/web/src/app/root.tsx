import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useSession } from '../api/session.ts';
import { Questions } from '../ui/confirm.tsx';
import { Toasts } from '../ui/toast.tsx';
import { LoadingPage } from './frame/loading-page.tsx';
import { PublicFrame } from './frame/public-frame.tsx';
import { SkipLink } from './frame/skip-link.tsx';
import { shellFor } from './guards.ts';
import { useThemeColour } from './theme/use-theme-colour.ts';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { useSessionEnd } from './use-session-end.ts';
import { useSessionEndNote } from './use-session-end-note.ts';

const SignedInFrame = lazy(async () => ({ default: (await import('./frame/signed-in-frame.tsx')).SignedInFrame }));

/** What stands around every screen. */
export function Root() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const sessionEnd = useSessionEnd(user !== null);
  useFocusAfterNavigation();
  useSessionEndNote();
  useThemeColour();
  return (
    <>
      <SkipLink />
      {user !== null && shellFor(user, pathname) === 'signed-in' ? (
        <Suspense fallback={<LoadingPage />}>
          <SignedInFrame user={user}>
            <Outlet context={sessionEnd} />
          </SignedInFrame>
        </Suspense>
      ) : (
        <PublicFrame>
          <Outlet context={sessionEnd} />
        </PublicFrame>
      )}
      <ScrollRestoration />
      <Toasts />
      <Questions />
    </>
  );
}
