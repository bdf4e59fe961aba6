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

const onEveryPage = {
  'html, html[data-color-scheme="dark"]': ink,
  'html, body': { background: '#fff !important', overflow: 'visible !important' },
  // The sheet has its own margin.
  'main > *': { padding: '0 !important' },
  'main h1, main h2, main h3': { breakAfter: 'avoid' },
  'header, [data-screen-only], .MuiSnackbar-root': { display: 'none !important' },
};

interface OnPaperProps {
  /** Rules of this page alone, by selector. */
  readonly also: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** How a page looks on paper: what it says, without what is pressed. */
export function OnPaper({ also }: OnPaperProps) {
  return <GlobalStyles styles={{ '@page': { margin: '16mm' }, '@media print': { ...onEveryPage, ...also } }} />;
}
