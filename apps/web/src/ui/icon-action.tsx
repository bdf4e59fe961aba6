import { styled } from '@mui/material/styles';
import { buttonTransition } from './button-look.ts';

/** A button that is an icon alone; it always carries an `aria-label`. */
export const IconAction = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  padding: 0,
  border: 0,
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  transition: buttonTransition,
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
});
