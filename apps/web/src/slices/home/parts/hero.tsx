import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { homeTexts } from '@casefolio/domain/messages/home';
import { measure } from '../../../ui/content.tsx';
import { ArrowRightIcon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { homeActions, type Visitor } from '../home-actions.ts';
import { CaseCard } from './case-card.tsx';
import { Suture } from './suture.tsx';

// Ruled like the page of a folio; the rules fade towards the bottom.
const ruledPaper = {
  backgroundImage:
    'linear-gradient(to bottom, transparent 40%, var(--mui-palette-background-default)), repeating-linear-gradient(to bottom, transparent 0 31px, color-mix(in srgb, var(--mui-palette-primary-main) 9%, transparent) 31px 32px)',
};

const Headline = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  fontSize: 'clamp(2.375rem, 1.5rem + 3.6vw, 4rem)',
  lineHeight: 1.06,
  letterSpacing: '-0.03em',
}));

// A guest's header lies over the top of the page; inside the signed-in shell nothing does.
const airAbove = { guest: { xs: 14, md: 19 }, signedIn: { xs: 5, md: 7 } };

export function Hero({ visitor }: { readonly visitor: Visitor }) {
  return (
    <Box component="section" sx={ruledPaper}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', lg: '1.1fr 0.9fr' },
          alignItems: 'center',
          gap: { xs: 7, lg: 8 },
          maxWidth: measure,
          mx: 'auto',
          px: { xs: 2, md: 4 },
          pt: visitor === 'guest' ? airAbove.guest : airAbove.signedIn,
          pb: { xs: 8, md: 13 },
        }}
      >
        <Pitch visitor={visitor} />
        <CaseCard />
      </Box>
    </Box>
  );
}

function Pitch({ visitor }: { readonly visitor: Visitor }) {
  const [main, ...others] = homeActions[visitor];
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 3 }}>
      <Suture />
      <Headline tabIndex={-1}>{homeTexts.headline}</Headline>
      <Box component="p" sx={{ fontSize: { xs: '1.0625rem', md: '1.25rem' }, maxWidth: '48ch', m: 0 }}>
        {homeTexts.lead}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton to={main.to} size="large">
          {main.label}
          <ArrowRightIcon />
        </LinkButton>
        {others.map(({ to, label }) => (
          <LinkButton key={to} to={to} size="large" look="outlined">
            {label}
          </LinkButton>
        ))}
      </Box>
      {visitor === 'guest' && (
        <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0 }}>
          {homeTexts.assurance}
        </Box>
      )}
    </Box>
  );
}
