import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { copyright, shellLabels } from '@casefolio/domain/messages/shell';
import { measure } from '../../ui/content.tsx';
import { Logo } from '../../ui/logo.tsx';
import { publicDestinations } from '../navigation.ts';

const thisYear = new Date().getFullYear();

const footerDestinations = [
  ...publicDestinations,
  { to: '/privacy', label: shellLabels.privacy },
  { to: '/terms', label: shellLabels.terms },
  { to: '/hippa_security', label: shellLabels.security },
];

const FooterLink = styled(Link)({
  paddingBlock: 4,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

export function PublicFooter() {
  return (
    <Box
      component="footer"
      sx={{ borderTop: 1, borderColor: 'divider', backgroundColor: 'background.paper', mt: 'auto' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 4,
          maxWidth: measure,
          mx: 'auto',
          px: { xs: 2, md: 4 },
          py: 5,
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Box sx={{ color: 'text.primary' }}>
            <Logo />
          </Box>
          <span>{shellLabels.footerLine}</span>
          <span>{copyright(thisYear)}</span>
        </Box>
        <Box
          component="nav"
          aria-label={shellLabels.footerNavigation}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, auto)' },
            columnGap: 5,
            rowGap: 1,
          }}
        >
          {footerDestinations.map(({ to, label }) => (
            <FooterLink key={to} to={to}>
              {label}
            </FooterLink>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
