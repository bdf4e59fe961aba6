import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { measure } from '../../ui/content.tsx';
import { IconAction } from '../../ui/icon-action.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { publicDestinations } from '../navigation.ts';
import { ColourSchemeSwitch } from '../theme/colour-scheme-switch.tsx';
import { SocialBar, type SocialLink } from './social-bar.tsx';
import { useDrawer } from './use-drawer.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

const PublicSidePanel = lazy(async () => ({ default: (await import('./public-side-panel.tsx')).PublicSidePanel }));

const noLinks: readonly SocialLink[] = [];
const height = 64;
// The bar is as wide as the window; what stands on it keeps to the measure of the page.
const edge = `max(32px, calc(50% - ${measure / 2 - 32}px))`;

/** On the landing page it lies over the picture until the page is scrolled more than 100 px. */
export function PublicHeader({ socialLinks = noLinks }: { readonly socialLinks?: readonly SocialLink[] }) {
  const isLanding = useLocation().pathname === '/';
  const isScrolled = useScrolledPast(100);
  const isSolid = !isLanding || isScrolled;
  return (
    <>
      <SocialBar links={socialLinks} />
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          height,
          px: { xs: 2, md: edge },
          mb: isLanding ? `-${height}px` : 0,
          borderBottom: 1,
          borderColor: isSolid ? 'divider' : 'transparent',
          backgroundColor: isSolid ? 'background.paper' : 'transparent',
          transition: 'background-color 120ms, border-color 120ms',
        }}
      >
        <Box
          component={Link}
          to="/"
          aria-label={shellLabels.product}
          sx={{ color: 'text.primary', textDecoration: 'none', borderRadius: 1, mr: 'auto' }}
        >
          <Logo />
        </Box>
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
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      <Box sx={{ display: { lg: 'none' }, mr: -1 }}>
        <IconAction type="button" aria-label={shellLabels.openMenu} aria-expanded={isOpen} onClick={open}>
          <MenuIcon />
        </IconAction>
      </Box>
      {wasOpened && (
        <Suspense>
          <PublicSidePanel open={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
