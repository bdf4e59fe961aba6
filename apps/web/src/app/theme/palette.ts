import type { PaletteOptions } from '@mui/material/styles';

/** Behind everything; base.css and index.html name them once more, for the moment before any script runs. */
export const pageColours = { light: '#F6F8F7', dark: '#0D1516' };

/** Paper with a faint green, ink, and one accent: the green of a theatre. */
export const lightPalette: PaletteOptions = {
  primary: { main: '#0B6B66', dark: '#084F4B', light: '#2F8781', contrastText: '#FFFFFF' },
  secondary: { main: '#3D5459', contrastText: '#FFFFFF' },
  error: { main: '#A8322A', contrastText: '#FFFFFF' },
  warning: { main: '#8A5A00', contrastText: '#FFFFFF' },
  info: { main: '#2B5F86', contrastText: '#FFFFFF' },
  success: { main: '#246B3C', contrastText: '#FFFFFF' },
  background: { default: pageColours.light, paper: '#FFFFFF' },
  text: { primary: '#10262B', secondary: '#44585C', disabled: '#7C8B8E' },
  divider: '#D5DEDC',
  action: { hover: 'rgba(11, 107, 102, 0.07)', selected: 'rgba(11, 107, 102, 0.12)', active: '#44585C' },
};

export const darkPalette: PaletteOptions = {
  primary: { main: '#5FC9BE', dark: '#3FAAA0', light: '#8ADBD2', contrastText: '#06201E' },
  secondary: { main: '#A9BCBF', contrastText: '#0D1516' },
  error: { main: '#F0938A', contrastText: '#2A0B08' },
  warning: { main: '#E5B45A', contrastText: '#261A00' },
  info: { main: '#8DBCE0', contrastText: '#071A28' },
  success: { main: '#86CF9C', contrastText: '#06210F' },
  background: { default: pageColours.dark, paper: '#141E20' },
  text: { primary: '#E6EFED', secondary: '#A9BABC', disabled: '#718487' },
  divider: '#2A393B',
  action: { hover: 'rgba(95, 201, 190, 0.09)', selected: 'rgba(95, 201, 190, 0.16)', active: '#A9BABC' },
};
