import { createTheme } from '@mui/material/styles';
import { componentLooks } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';

/** Where the choice of colours is kept; public/before-paint.js reads it before the first paint. */
export const themeStorageKey = 'casefolio.theme';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200 } },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: "'IBM Plex Sans Variable', system-ui, sans-serif",
    h1: { fontSize: '1.625rem', lineHeight: 1.25, fontWeight: 600, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 600, letterSpacing: '-0.005em' },
    h3: { fontSize: '1.0625rem', lineHeight: 1.35, fontWeight: 600 },
    body1: { fontSize: '1rem', lineHeight: 1.55 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
  },
  transitions: {
    duration: {
      shortest: 80,
      shorter: 100,
      short: 120,
      standard: 150,
      complex: 150,
      enteringScreen: 150,
      leavingScreen: 120,
    },
  },
  components: componentLooks,
});
