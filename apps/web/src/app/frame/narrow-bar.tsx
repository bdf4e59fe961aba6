import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { IconAction } from '../../ui/icon-action.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { Logo } from '../../ui/logo.tsx';
import { ownHome } from '../navigation.ts';
import { ColourSchemeSwitch } from '../theme/colour-scheme-switch.tsx';
import type { Places } from './places.ts';
import { SignedInSidePanel } from './signed-in-side-panel.tsx';
import { useDrawer } from './use-drawer.ts';

/** The navigation of small screens. */
export function NarrowBar(places: Places) {
  const { isOpen, open, close } = useDrawer();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: { xs: 'flex', md: 'none' },
        alignItems: 'center',
        height: 56,
        px: 2,
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      <Box
        component={Link}
        to={ownHome(places.user)}
        aria-label={shellLabels.product}
        sx={{ mr: 'auto', color: 'text.primary', textDecoration: 'none', borderRadius: 1 }}
      >
        <Logo />
      </Box>
      <ColourSchemeSwitch />
      <IconAction type="button" aria-label={shellLabels.openMenu} aria-expanded={isOpen} onClick={open}>
        <MenuIcon />
      </IconAction>
      <SignedInSidePanel {...places} open={isOpen} onClose={close} />
    </Box>
  );
}
