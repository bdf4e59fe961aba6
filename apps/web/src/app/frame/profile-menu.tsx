import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { shellLabels } from '@casefolio/domain/messages/shell';
import type { StoredUser } from '../../api/stored-user.ts';
import { heardOnly } from '../../ui/heard-only.ts';
import { LogOutIcon } from '../../ui/icons.tsx';
import type { Destination } from '../navigation.ts';
import { DestinationIcon } from './destination-icon.tsx';
import { useAskLogOut } from './use-ask-log-out.ts';
import { UserAvatar } from './user-avatar.tsx';
import { UserName } from './user-name.tsx';

interface ProfileMenuProps {
  readonly user: StoredUser;
  readonly destinations: readonly Destination[];
}

export function ProfileMenu({ user, destinations }: ProfileMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  const askLogOut = useAskLogOut();
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        id={buttonId}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <UserAvatar user={user} />
        <Box component="span" sx={heardOnly}>
          {shellLabels.profileMenu}
        </Box>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ list: { 'aria-labelledby': buttonId }, paper: { sx: { minWidth: 232, maxWidth: 320 } } }}
      >
        <Box component="li" role="none" sx={{ px: 2, pt: 1 }}>
          <UserName user={user} />
        </Box>
        <Divider component="li" sx={{ my: 1 }} />
        {destinations.map(({ to, label, icon }) => (
          <MenuItem key={`${to} ${label}`} component={Link} to={to} onClick={close} sx={{ minHeight: 44 }}>
            <ListItemIcon>
              <DestinationIcon icon={icon} />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
        <MenuItem
          sx={{ minHeight: 44 }}
          onClick={() => {
            close();
            void askLogOut();
          }}
        >
          <ListItemIcon>
            <LogOutIcon size={22} />
          </ListItemIcon>
          {shellLabels.logOut}
        </MenuItem>
      </Menu>
    </>
  );
}
