import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router';
import { isProfileNext } from '../api/next-page.ts';
import { useSession } from '../api/session.ts';
import { decideRoute, returnPath, type Guard, type ReturnState } from './guards.ts';
import type { SessionEnd } from './use-session-end.ts';

/** Shows the screens behind it to those who may see them, and sends the others on. */
export function Guarded({ guard }: { readonly guard: Guard }) {
  const { user } = useSession();
  const location = useLocation();
  const { endedHere } = useOutletContext<SessionEnd>();
  const elsewhere = decideRoute(guard, user);

  if (elsewhere === null) return <Outlet />;
  if (elsewhere === '/dashboard') {
    return <Navigate to={isProfileNext() ? '/profile' : (returnPath(location.state) ?? elsewhere)} replace />;
  }
  // Whose session ends while they look at a screen goes home: they did not ask to see this screen as a guest.
  if (elsewhere === '/' || endedHere) return <Navigate to="/" replace />;
  const state: ReturnState = { returnTo: `${location.pathname}${location.search}${location.hash}` };
  return <Navigate to={elsewhere} replace state={state} />;
}
