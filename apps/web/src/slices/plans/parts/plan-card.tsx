import { perPeriod, planFeatures, planTexts, price } from '@casefolio/domain/messages/plans';
import { isMostPopular, type Offer } from '@casefolio/domain/plans/plans';
import Box from '@mui/material/Box';
import { CheckIcon, CloseIcon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { planAction } from '../plans-page.ts';

function PopularMark() {
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        py: 0.25,
        borderRadius: 1,
        typography: 'caption',
        fontWeight: 600,
        color: 'primary.contrastText',
        backgroundColor: 'primary.main',
      }}
    >
      {planTexts.mostPopular}
    </Box>
  );
}

function Features({ offer }: { readonly offer: Offer }) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {planFeatures(offer).map(({ text, included }) => (
        <Box
          component="li"
          key={text}
          sx={{ display: 'flex', gap: 1, color: included ? 'text.primary' : 'text.secondary' }}
        >
          <Box
            component="span"
            sx={{ display: 'flex', pt: 0.25, color: included ? 'primary.main' : 'text.disabled', flexShrink: 0 }}
          >
            {included ? <CheckIcon /> : <CloseIcon />}
          </Box>
          {text}
        </Box>
      ))}
    </Box>
  );
}

interface PlanCardProps {
  readonly offer: Offer;
  readonly isSignedIn: boolean;
}

/** One plan: its name, its price, what it holds, and the way to it. */
export function PlanCard({ offer, isSignedIn }: PlanCardProps) {
  const isPopular = isMostPopular(offer.plan);
  const { to, label } = planAction(offer, isSignedIn);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2.5,
        p: 3,
        border: 1,
        borderColor: isPopular ? 'primary.main' : 'divider',
        boxShadow: isPopular ? 'inset 0 0 0 1px var(--mui-palette-primary-main)' : 'none',
        borderRadius: 1.5,
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 28 }}>
        <Box component="h3" sx={{ typography: 'h2', m: 0 }}>
          {offer.plan.name}
        </Box>
        {isPopular && <PopularMark />}
      </Box>
      <Box component="p" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Box component="span" sx={{ fontSize: '2.25rem', lineHeight: 1.1, fontWeight: 600, letterSpacing: '-0.02em' }}>
          {price(offer.cents)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {perPeriod(offer.period)}
        </Box>
      </Box>
      <Features offer={offer} />
      <Box sx={{ display: 'grid', mt: 'auto', pt: 1 }}>
        <LinkButton to={to} size="large" look={isPopular ? 'filled' : 'outlined'}>
          {label}
        </LinkButton>
      </Box>
    </Box>
  );
}
