import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link, NavLink } from 'react-router';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { LogoMark } from '../../ui/logo.tsx';
import { ownHome } from '../navigation.ts';
import { ColourSchemeSwitch } from '../theme/colour-scheme-switch.tsx';
import { DestinationIcon } from './destination-icon.tsx';
import type { Places } from './places.ts';
import { ProfileMenu } from './profile-menu.tsx';

const LogoLink = styled(Link)({ display: 'flex', padding: 8, borderRadius: 8, color: 'inherit' });

const PlaceLink = styled(NavLink)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  padding: '10px 4px',
  borderRadius: 8,
  textAlign: 'center',
  textDecoration: 'none',
  fontSize: '0.75rem',
  lineHeight: 1.25,
  fontWeight: 500,
  color: 'var(--mui-palette-text-secondary)',
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)', color: 'var(--mui-palette-text-primary)' },
  '&[aria-current="page"]': {
    backgroundColor: 'var(--mui-palette-action-selected)',
    color: 'var(--mui-palette-primary-main)',
  },
});

/** The navigation of wide screens: narrow, so that the case list keeps the width. */
export function Rail({ user, main, profile }: Places) {
  return (
    <Box
      component="header"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        alignItems: 'center',
        flexShrink: 0,
        position: 'sticky',
        top: 0,
        width: 96,
        height: '100dvh',
        overflowY: 'auto',
        py: 2,
        borderRight: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      <LogoLink to={ownHome(user)} aria-label={shellLabels.product}>
        <LogoMark size={32} />
      </LogoLink>
      <Box component="nav" aria-label={shellLabels.mainNavigation} sx={{ display: 'grid', gap: 0.5, mt: 3, width: 80 }}>
        {main.map(({ to, label, icon }) => (
          <PlaceLink key={to} to={to}>
            <DestinationIcon icon={icon} />
            {label}
          </PlaceLink>
        ))}
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mt: 'auto', pt: 2, color: 'text.secondary' }}>
        <ColourSchemeSwitch />
        <ProfileMenu user={user} destinations={profile} />
      </Box>
    </Box>
  );
}
