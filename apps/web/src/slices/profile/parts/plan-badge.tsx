import { profileLabels } from '@casefolio/domain/messages/profile-screen';
import { planById } from '@casefolio/domain/plans/plans';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { heardOnly } from '../../../ui/heard-only.ts';
import { BusyPlanIcon, FreePlanIcon, ModeratePlanIcon, UnlimitedPlanIcon } from '../../../ui/icons.tsx';

const icons: Readonly<Record<string, ComponentType<{ readonly size?: number }>>> = {
  Moderate: ModeratePlanIcon,
  Busy: BusyPlanIcon,
  Unlimited: UnlimitedPlanIcon,
};

/** The plan by its icon and name. */
export function PlanBadge({ planId }: { readonly planId: number }) {
  const { name } = planById(planId);
  const Icon = icons[name] ?? FreePlanIcon;
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1.25,
        py: 0.25,
        borderRadius: 4,
        typography: 'body2',
        fontWeight: 600,
        color: 'primary.main',
        backgroundColor: 'action.selected',
      }}
    >
      <Icon size={18} />
      <Box component="span" sx={heardOnly}>
        {`${profileLabels.plan}: `}
      </Box>
      {name}
    </Box>
  );
}
