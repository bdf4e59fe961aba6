import { styled } from '@mui/material/styles';
import { buttonMeasures, buttonTransition } from '../../../ui/button-look.ts';

/** Not MUI's button, for the same reason as LinkButton: a visitor of the landing page would pay for it. */
export const LightButton = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  ...buttonMeasures.usual,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 8,
  whiteSpace: 'nowrap',
  color: 'var(--mui-palette-primary-main)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  cursor: 'pointer',
  transition: buttonTransition,
  '&:hover': { borderColor: 'var(--mui-palette-primary-main)' },
  '&[data-size="large"]': buttonMeasures.large,
}));
