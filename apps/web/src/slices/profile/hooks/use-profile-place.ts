import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isProfileNext } from '../../../api/next-page.ts';
import { type OpenForm, panels, placeOf } from '../profile-place.ts';

const isEditPath = (pathname: string): boolean => /^\/edit-profile/i.test(pathname);

/** Which tab and which dialog are shown, and the ways between them. */
export function useProfilePlace() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  // Asked once: the dashboards tab takes the mark away as soon as it is shown.
  const [firstPanel] = useState(() => (isProfileNext() ? panels.dashboards : 0));
  const { panelIndex = firstPanel, open = null } = placeOf(state);
  const isOnEditPath = isEditPath(pathname);
  const stay = { preventScrollReset: true };
  return {
    panelIndex,
    open: isOnEditPath ? ({ name: 'personal' } satisfies OpenForm) : open,
    showPanel: (index: number) => void navigate('/profile', { ...stay, state: { panelIndex: index } }),
    openForm: (form: OpenForm) => void navigate('/profile', { ...stay, state: { panelIndex, open: form } }),
    /** The dialog's own entry in the history goes with it; on /edit-profile there was none before it. */
    closeForm: () => {
      if (isOnEditPath) void navigate('/profile', { ...stay, replace: true });
      else void navigate(-1);
    },
  };
}
