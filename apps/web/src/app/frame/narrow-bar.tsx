import Box from '@mui/material/Box';
import { loadAhead } from '../../ui/load-ahead.tsx';
import { ownHome } from '../navigation.ts';
import { ColourSchemeSwitch } from '../theme/colour-scheme-switch.tsx';
import { HomeLink } from './home-link.tsx';
import { MenuButton } from './menu-button.tsx';
import type { Places } from './places.ts';
import { useDrawer } from './use-drawer.ts';

const {
  Part: SignedInSidePanel,
  prepare,
  isHere,
} = loadAhead(async () => (await import('./signed-in-side-panel.tsx')).SignedInSidePanel);

export const prepareSidePanel = prepare;

/** The navigation of small screens; the panel itself is loaded when it is opened. */
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
      <HomeLink to={ownHome(places.user)} />
      <ColourSchemeSwitch />
      <MenuButton isOpen={isOpen} onOpen={open} />
      {(isOpen || isHere()) && <SignedInSidePanel {...places} open={isOpen} onClose={close} />}
    </Box>
  );
}
