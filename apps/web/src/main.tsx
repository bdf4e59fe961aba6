import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import './app/theme/base.css';
import { router } from './app/router.tsx';
import { theme, themeStorageKey } from './app/theme/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={themeStorageKey} noSsr>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>
  </StrictMode>,
);
