import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isProfileNext } from '../../../api/next-page.ts';
import { type OpenForm, panels, placeOf, type ProfilePlace } from '../profile-place.ts';

const isEditPath = (pathname: string): boolean => /^\/edit-profile/i.test(pathname);

/** Drawn in one go: as an interruptible piece of work, a tab or a dialog would come some frames later. */
const atOnce = { preventScrollReset: true, flushSync: true };

/** Which tab and which dialog are shown, and the ways between them. The ways stay the same functions while a dialog comes and goes. */
export function useProfilePlace() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  // Asked once: the dashboards tab takes the mark away as soon as it is shown.
  const [firstPanel] = useState(() => (isProfileNext() ? panels.dashboards : 0));
  const { panelIndex = firstPanel, open = null } = placeOf(state);
  const isOnEditPath = isEditPath(pathname);

  const goTo = useCallback((place: ProfilePlace) => void navigate('/profile', { ...atOnce, state: place }), [navigate]);
  const showPanel = useCallback((index: number) => goTo({ panelIndex: index }), [goTo]);
  const openForm = useCallback((form: OpenForm) => goTo({ panelIndex, open: form }), [goTo, panelIndex]);
  /** The dialog's own entry in the history goes with it; on /edit-profile there was none before it. */
  const closeForm = useCallback(() => {
    if (isOnEditPath) void navigate('/profile', { ...atOnce, replace: true });
    else void navigate(-1);
  }, [navigate, isOnEditPath]);

  const form = isOnEditPath ? ({ name: 'personal' } satisfies OpenForm) : open;
  return { panelIndex, open: form, showPanel, openForm, closeForm };
}
