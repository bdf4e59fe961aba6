import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link, NavLink } from 'react-router';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { LogoMark } from '../../ui/logo.tsx';
import { ownHome, type Destination } from '../navigation.ts';
import { ColourSchemeSwitch } from '../theme/colour-scheme-switch.tsx';
import { DestinationIcon } from './destination-icon.tsx';
import type { Places } from './places.ts';
import { ProfileMenu } from './profile-menu.tsx';

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
      <ButtonBase component={Link} to={ownHome(user)} aria-label={shellLabels.product} sx={{ p: 1, borderRadius: 1 }}>
        <LogoMark size={32} />
      </ButtonBase>
      <Box component="nav" aria-label={shellLabels.mainNavigation} sx={{ display: 'grid', gap: 0.5, mt: 3, width: 80 }}>
        {main.map((destination) => (
          <RailLink key={destination.to} {...destination} />
        ))}
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mt: 'auto', pt: 2, color: 'text.secondary' }}>
        <ColourSchemeSwitch />
        <ProfileMenu user={user} destinations={profile} />
      </Box>
    </Box>
  );
}

function RailLink({ to, label, icon }: Destination) {
  return (
    <ButtonBase
      component={NavLink}
      to={to}
      sx={{
        flexDirection: 'column',
        gap: 0.5,
        px: 0.5,
        py: 1.25,
        borderRadius: 1,
        textAlign: 'center',
        fontSize: '0.75rem',
        lineHeight: 1.25,
        fontWeight: 500,
        color: 'text.secondary',
        '&:hover': { backgroundColor: 'action.hover', color: 'text.primary' },
        '&[aria-current="page"]': { backgroundColor: 'action.selected', color: 'primary.main' },
      }}
    >
      <DestinationIcon icon={icon} />
      {label}
    </ButtonBase>
  );
}
