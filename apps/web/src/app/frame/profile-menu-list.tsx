import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import { shellLabels } from '@casefolio/domain/messages/shell';
import type { StoredUser } from '../../api/stored-user.ts';
import { LogOutIcon } from '../../ui/icons.tsx';
import type { Destination } from '../navigation.ts';
import { DestinationIcon } from './destination-icon.tsx';
import { useAskLogOut } from './use-ask-log-out.ts';
import { UserName } from './user-name.tsx';

interface ProfileMenuListProps {
  readonly user: StoredUser;
  readonly destinations: readonly Destination[];
  /** The button that opens it; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly labelledBy: string;
  readonly onClose: () => void;
}

export function ProfileMenuList({ user, destinations, anchor, labelledBy, onClose }: ProfileMenuListProps) {
  const askLogOut = useAskLogOut();
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ list: { 'aria-labelledby': labelledBy }, paper: { sx: { minWidth: 232, maxWidth: 320 } } }}
    >
      <Box component="li" role="none" sx={{ px: 2, pt: 1 }}>
        <UserName user={user} />
      </Box>
      <Divider component="li" sx={{ my: 1 }} />
      {destinations.map(({ to, label, icon }) => (
        <MenuItem key={`${to} ${label}`} component={Link} to={to} onClick={onClose} sx={{ minHeight: 44 }}>
          <ListItemIcon>
            <DestinationIcon icon={icon} />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
      <MenuItem
        sx={{ minHeight: 44 }}
        onClick={() => {
          onClose();
          void askLogOut();
        }}
      >
        <ListItemIcon>
          <LogOutIcon size={22} />
        </ListItemIcon>
        {shellLabels.logOut}
      </MenuItem>
    </Menu>
  );
}
