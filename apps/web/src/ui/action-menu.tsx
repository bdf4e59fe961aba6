import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { MoreIcon } from './icons.tsx';

/** Something to do here, or a way to somewhere else. */
export type MenuAction = { readonly label: string } & ({ readonly act: () => void } | { readonly to: string });

interface ActionMenuProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

const itemLook = { minHeight: 44 };

/** Three dots, and what can be done behind them. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        id={buttonId}
        data-screen-only
        aria-label={label}
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
        {actions.map((action) =>
          'to' in action ? (
            <MenuItem key={action.label} component={Link} to={action.to} sx={itemLook}>
              {action.label}
            </MenuItem>
          ) : (
            <MenuItem
              key={action.label}
              sx={itemLook}
              onClick={() => {
                close();
                action.act();
              }}
            >
              {action.label}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
}
