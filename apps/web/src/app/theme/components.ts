import type { Components, Theme } from '@mui/material/styles';
import { buttonMeasures } from '../../ui/button-look.ts';

const focusRing = {
  outline: '2px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
};

/** Hairlines instead of shadows, a ring instead of a ripple, sentences instead of capitals. */
export const componentLooks: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums', WebkitFontSmoothing: 'antialiased', textWrap: 'pretty' },
      'h1, h2, h3': { textWrap: 'balance' },
      ':focus-visible': focusRing,
      'h1:focus, main:focus': { outline: 'none' },
      '::selection': { background: 'var(--mui-palette-action-selected)' },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { ...buttonMeasures.usual, transitionDuration: '120ms' },
      sizeLarge: buttonMeasures.large,
      sizeSmall: buttonMeasures.small,
      outlined: { borderColor: 'var(--mui-palette-divider)' },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8, minWidth: 40, minHeight: 40 } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiDialog: {
    // Whoever has pressed wants to type: what fades in cannot be read yet.
    defaultProps: { transitionDuration: { enter: 0, exit: 120 } },
    styleOverrides: { paper: { backgroundImage: 'none', border: '1px solid var(--mui-palette-divider)' } },
  },
  MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none' } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        // Inside a menu the ring would be cut off.
        '&.Mui-focusVisible': { outlineOffset: -2, backgroundColor: 'var(--mui-palette-action-hover)' },
      },
    },
  },
  MuiMenu: { styleOverrides: { paper: { backgroundImage: 'none', border: '1px solid var(--mui-palette-divider)' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: 'var(--mui-palette-background-paper)' },
      notchedOutline: { borderColor: 'color-mix(in srgb, var(--mui-palette-text-secondary) 75%, transparent)' },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
