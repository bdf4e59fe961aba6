import { offersOf, type Period } from '@casefolio/domain/plans/plans';
import Box from '@mui/material/Box';
import { useIsSignedIn } from '../hooks/use-is-signed-in.ts';
import { PlanCard } from './plan-card.tsx';

/** What an individual may choose from. */
export function PlanCards({ period }: { readonly period: Period }) {
  const isSignedIn = useIsSignedIn();
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', xl: 'repeat(4, 1fr)' },
        gap: { xs: 2, md: 3 },
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {offersOf(period).map((offer) => (
        <PlanCard key={offer.plan.id} offer={offer} isSignedIn={isSignedIn} />
      ))}
    </Box>
  );
}
