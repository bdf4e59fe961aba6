import { profileLabels } from '@casefolio/domain/messages/profile-screen';
import { shellLabels } from '@casefolio/domain/messages/shell';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { MoreIcon } from '../../../ui/icons.tsx';

/** What can be done with one's profile. */
export function ProfileMenu({ onEdit }: { readonly onEdit: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  const close = () => setAnchor(null);
  const edit = () => {
    close();
    onEdit();
  };
  return (
    <>
      <IconButton
        id={buttonId}
        aria-label={profileLabels.menu}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        <MenuItem component={Link} to="/MyPlan" sx={{ minHeight: 44 }}>
          {shellLabels.currentPlan}
        </MenuItem>
        <MenuItem onClick={edit} sx={{ minHeight: 44 }}>
          {profileLabels.editPersonalInfo}
        </MenuItem>
      </Menu>
    </>
  );
}
