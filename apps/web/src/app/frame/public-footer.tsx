import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { Link } from 'react-router';
import { copyright, shellLabels } from '@casefolio/domain/messages/shell';
import { SubscribeBox } from '../../slices/contact/parts/subscribe-box.tsx';
import { laidOutWhenNear } from '../../ui/laid-out-when-near.ts';
import { Logo } from '../../ui/logo.tsx';
import { publicDestinations } from '../navigation.ts';
import { edge } from './page-edge.ts';
import { SocialLinks } from './social-links.ts';
import { useThisYear } from './use-this-year.ts';

const footerDestinations = [
  ...publicDestinations,
  { to: '/privacy', label: shellLabels.privacy },
  { to: '/terms', label: shellLabels.terms },
  { to: '/hippa_security', label: shellLabels.security },
];

const linkLook = {
  paddingBlock: 4,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};
const FooterLink = styled(Link)(linkLook);
const OutsideLink = styled('a')(linkLook);

export function PublicFooter() {
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: 4,
        mt: 'auto',
        ...laidOutWhenNear(400),
        px: edge,
        py: 5,
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <Box sx={{ color: 'text.primary' }}>
          <Logo />
        </Box>
        <span>{shellLabels.footerLine}</span>
        <PagesElsewhere />
        <span>{copyright(useThisYear())}</span>
      </Box>
      <Box
        component="nav"
        aria-label={shellLabels.footerNavigation}
        sx={{ display: 'grid', gridTemplateColumns: 'auto auto', alignContent: 'start', columnGap: 5, rowGap: 1 }}
      >
        {footerDestinations.map(({ to, label }) => (
          <FooterLink key={to} to={to}>
            {label}
          </FooterLink>
        ))}
      </Box>
      <SubscribeBox />
    </Box>
  );
}

function PagesElsewhere() {
  const links = useContext(SocialLinks);
  if (links.length === 0) return null;
  return (
    <Box data-social-links="" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {links.map(({ href, label }) => (
        <OutsideLink key={href} href={href} rel="noopener" target="_blank">
          {label}
        </OutsideLink>
      ))}
    </Box>
  );
}
