import GlobalStyles from '@mui/material/GlobalStyles';

/** Ink on white, whatever colours the screen has. */
const ink = {
  colorScheme: 'light',
  '--mui-palette-text-primary': '#000',
  '--mui-palette-text-secondary': '#444',
  '--mui-palette-primary-main': '#000',
  '--mui-palette-divider': '#bbb',
  '--mui-palette-background-paper': '#fff',
  '--mui-palette-background-default': '#fff',
  '--mui-palette-action-hover': '#fff',
};

const rules = {
  '@page': { margin: '16mm' },
  '@media print': {
    'html, html[data-color-scheme="dark"]': ink,
    'html, body': { background: '#fff !important', overflow: 'visible !important' },
    'header, [data-screen-only], .MuiSnackbar-root': { display: 'none !important' },
    main: { display: 'block' },
    'main section': { border: '0 !important', borderTop: '1px solid #bbb !important', borderRadius: '0 !important' },
    'main section, main li, main dl > div': { breakInside: 'avoid' },
    'main section > *': { paddingInline: '0 !important' },
  },
} as const;

/** How the page looks on paper: the case alone. */
export function OnPaper() {
  return <GlobalStyles styles={rules} />;
}
