import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonMeasures, buttonTransition } from './button-look.ts';

// MUI's own button carries the weight of ripples and spinners, which a link never needs and the landing page would pay for.
const Anchor = styled(Link)(({ theme }) => ({
  ...theme.typography.button,
  ...buttonMeasures.usual,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  border: '1px solid transparent',
  borderRadius: 8,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: 'inherit',
  transition: buttonTransition,
  '&:hover, &[aria-current="page"]': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&[data-size="large"]': buttonMeasures.large,
  '&[data-look="filled"]': {
    color: 'var(--mui-palette-primary-contrastText)',
    backgroundColor: 'var(--mui-palette-primary-main)',
  },
  '&[data-look="filled"]:hover': { backgroundColor: 'var(--mui-palette-primary-dark)' },
  '&[data-look="outlined"]': {
    color: 'var(--mui-palette-primary-main)',
    borderColor: 'var(--mui-palette-divider)',
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  '&[data-look="outlined"]:hover': { borderColor: 'var(--mui-palette-primary-main)' },
}));

interface LinkButtonProps extends Pick<
  LinkProps,
  | 'to'
  | 'state'
  | 'reloadDocument'
  | 'onClick'
  | 'onPointerEnter'
  | 'onFocus'
  | 'className'
  | 'aria-current'
  | 'aria-describedby'
> {
  readonly children: ReactNode;
  readonly look?: 'filled' | 'outlined' | 'quiet';
  readonly size?: 'usual' | 'large';
}

/** A link that looks like a button: for places to go. What acts (submit, delete, ask) is a MUI Button. */
export function LinkButton({ look = 'filled', size = 'usual', ...link }: LinkButtonProps) {
  return <Anchor data-look={look} data-size={size} {...link} />;
}
