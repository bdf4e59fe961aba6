import { billingTexts as texts, pricePer } from '@casefolio/domain/messages/plans';
import { fieldMessages } from '@casefolio/domain/messages/fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { PlanInAddress } from '../hooks/use-chosen-plan.ts';

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        minHeight: 58,
        px: 2,
        py: 1,
        mb: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {children}
    </Box>
  );
}

/** What one is about to sign up for, above the first step. Its place is held while the plan is on its way. */
export function PlanLine({ plan, state, fetch }: PlanInAddress) {
  if (state === 'none') return null;
  return (
    <Line>
      {plan && (
        <span>
          <Box component="strong" sx={{ fontWeight: 600 }}>
            {plan.name}
          </Box>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {pricePer(plan.cents, plan.period)}
          </Box>
        </span>
      )}
      {state === 'failed' && (
        <>
          <span role="alert">{texts.planNotLoaded}</span>
          <Button onClick={() => void fetch().catch(() => null)}>{fieldMessages.tryAgain.text}</Button>
        </>
      )}
      {plan && (
        <LinkButton to="/Plans" look="quiet">
          {texts.changePlan}
        </LinkButton>
      )}
    </Line>
  );
}
