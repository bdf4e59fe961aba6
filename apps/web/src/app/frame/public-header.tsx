import Box from '@mui/material/Box';
import { useLocation } from 'react-router';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { LinkButton } from '../../ui/link-button.tsx';
import { loadAhead } from '../../ui/load-ahead.tsx';
import { publicDestinations } from '../navigation.ts';
import { ColourSchemeSwitch } from '../theme/colour-scheme-switch.tsx';
import { HomeLink } from './home-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { edge } from './page-edge.ts';
import { SocialBar } from './social-bar.tsx';
import { useDrawer } from './use-drawer.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

const { Part: PublicSidePanel, isHere } = loadAhead(
  async () => (await import('./public-side-panel.tsx')).PublicSidePanel,
);

const height = 64;

/** On the landing page it lies over the picture until the page is scrolled more than 100 px. */
export function PublicHeader() {
  const isLanding = useLocation().pathname === '/';
  const isScrolled = useScrolledPast(100);
  const isSolid = !isLanding || isScrolled;
  return (
    <>
      <SocialBar />
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          display: 'flex',
          alignItems: 'center',
          gap: { sm: 1 },
          height,
          px: edge,
          mb: isLanding ? `-${height}px` : 0,
          borderBottom: 1,
          borderColor: isSolid ? 'divider' : 'transparent',
          backgroundColor: isSolid ? 'background.paper' : 'transparent',
          transition: 'background-color 120ms, border-color 120ms',
        }}
      >
        <HomeLink to="/" />
        <WideNavigation />
        <ColourSchemeSwitch />
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <LinkButton to="/signin" look="quiet">
            {shellLabels.signIn}
          </LinkButton>
        </Box>
        <LinkButton to="/plans">{shellLabels.signUp}</LinkButton>
        <NarrowNavigation />
      </Box>
    </>
  );
}

function WideNavigation() {
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-label={shellLabels.mainNavigation} sx={{ display: { xs: 'none', lg: 'flex' }, mr: 2 }}>
      {publicDestinations.map(({ to, label }) => (
        <LinkButton key={to} to={to} look="quiet" aria-current={pathname.toLowerCase() === to ? 'page' : undefined}>
          {label}
        </LinkButton>
      ))}
    </Box>
  );
}

function NarrowNavigation() {
  const { isOpen, open, close } = useDrawer();
  return (
    <>
      <Box sx={{ display: { lg: 'none' }, mr: -1 }}>
        <MenuButton isOpen={isOpen} onOpen={open} />
      </Box>
      {(isOpen || isHere()) && <PublicSidePanel open={isOpen} onClose={close} />}
    </>
  );
}
