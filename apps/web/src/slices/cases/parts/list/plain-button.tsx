import { styled } from '@mui/material/styles';
import { buttonMeasures, buttonTransition } from '../../../../ui/button-look.ts';

/** A button that acts, without the weight of MUI's: the dashboard is the first screen after a sign-in. */
export const PlainButton = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  ...buttonMeasures.usual,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 8,
  color: 'var(--mui-palette-primary-main)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  cursor: 'pointer',
  transition: buttonTransition,
  '&:hover': { borderColor: 'var(--mui-palette-primary-main)' },
  '&:disabled': { color: 'var(--mui-palette-text-disabled)', cursor: 'not-allowed' },
  '&:disabled:hover': { borderColor: 'var(--mui-palette-divider)' },
}));
