import { useId, useState } from 'react';
import { shellLabels } from '@casefolio/domain/messages/shell';
import type { StoredUser } from '../../api/stored-user.ts';
import { IconAction } from '../../ui/icon-action.tsx';
import { loadAhead } from '../../ui/load-ahead.tsx';
import type { Destination } from '../navigation.ts';
import { UserAvatar } from './user-avatar.tsx';

const {
  Part: ProfileMenuList,
  prepare,
  isHere,
} = loadAhead(async () => (await import('./profile-menu-list.tsx')).ProfileMenuList);

export const prepareProfileMenu = prepare;

interface ProfileMenuProps {
  readonly user: StoredUser;
  readonly destinations: readonly Destination[];
}

const getReady = () => void prepare();

/** The menu itself is loaded when somebody turns to its button. */
export function ProfileMenu({ user, destinations }: ProfileMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  return (
    <>
      <IconAction
        type="button"
        id={buttonId}
        aria-label={shellLabels.profileMenu}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ width: 52, height: 52, borderRadius: '50%' }}
        onPointerEnter={getReady}
        onFocus={getReady}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <UserAvatar user={user} />
      </IconAction>
      {(anchor || isHere()) && (
        <ProfileMenuList
          user={user}
          destinations={destinations}
          anchor={anchor}
          labelledBy={buttonId}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
