import { accountMessages } from '@casefolio/domain/messages/accounts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CheckIcon } from '../../../ui/icons.tsx';
import type { SignUpStep, StepKey } from '../sign-up-steps.ts';

// Without it nothing but the weight of the letters would be left of the mark when the system takes the colours over.
const markInForcedColours = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    borderColor: 'Highlight',
    color: 'HighlightText',
    backgroundColor: 'Highlight',
  },
} as const;

type Progress = 'done' | 'now' | 'ahead';

function StepMark({ progress, place }: { readonly progress: Progress; readonly place: number }) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 26,
        height: 26,
        flexShrink: 0,
        borderRadius: '50%',
        border: 1,
        fontSize: '0.8125rem',
        fontWeight: 600,
        borderColor: progress === 'ahead' ? 'text.disabled' : 'primary.main',
        color: progress === 'now' ? 'primary.contrastText' : progress === 'done' ? 'primary.main' : 'text.secondary',
        backgroundColor: progress === 'now' ? 'primary.main' : 'transparent',
        ...(progress === 'now' && markInForcedColours),
      }}
    >
      {progress === 'done' ? <CheckIcon size={16} /> : place}
    </Box>
  );
}

/** Which steps there are and which one this is. On a phone only the present one is written out. */
export function StepTrail({ steps, now }: { readonly steps: readonly SignUpStep[]; readonly now: StepKey }) {
  const current = steps.findIndex((step) => step.key === now);
  return (
    <Box
      component="ol"
      aria-label={accountMessages.steps.text}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, m: 0, mb: 3, p: 0, listStyle: 'none' }}
    >
      {steps.map((step, index) => {
        const progress = index < current ? 'done' : index === current ? 'now' : 'ahead';
        return (
          <Box
            component="li"
            key={step.key}
            aria-current={progress === 'now' ? 'step' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              flexGrow: index < steps.length - 1 ? 1 : 0,
              '&:not(:last-of-type)::after': {
                content: '""',
                flexGrow: 1,
                minWidth: 12,
                borderTop: 1,
                borderColor: 'divider',
              },
            }}
          >
            <StepMark progress={progress} place={index + 1} />
            <Typography
              component="span"
              variant="body2"
              sx={{
                fontWeight: progress === 'now' ? 600 : 400,
                color: progress === 'now' ? 'text.primary' : 'text.secondary',
                ...(progress !== 'now' && { display: { xs: 'none', sm: 'inline' } }),
              }}
            >
              {step.label}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
