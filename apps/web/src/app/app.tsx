import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode, type ReactNode } from 'react';
import { SocialLinks, type SocialLink } from './frame/social-links.ts';
import { theme, themeStorageKey } from './theme/theme.ts';

interface AppProps {
  readonly socialLinks: readonly SocialLink[];
  /** The router that fits the surroundings: the browser's, or one that stands still. */
  readonly children: ReactNode;
}

/** What stands around the router, the same in the browser and in pages that are drawn ahead. */
export function App({ socialLinks, children }: AppProps) {
  return (
    <StrictMode>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={themeStorageKey} noSsr>
        <CssBaseline />
        <SocialLinks value={socialLinks}>{children}</SocialLinks>
      </ThemeProvider>
    </StrictMode>
  );
}
