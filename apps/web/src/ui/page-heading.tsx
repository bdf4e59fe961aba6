import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  readonly title: string;
  /** What can be done on this screen, at the heading's right. */
  readonly actions?: ReactNode;
}

/** The one h1 of a screen. Screen readers are taken to it after each navigation. */
export function PageHeading({ title, actions }: PageHeadingProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 44, mb: 3 }}>
      <Box component="h1" tabIndex={-1} sx={{ typography: 'h1', flexGrow: 1, m: 0 }}>
        {title}
      </Box>
      {actions}
    </Box>
  );
}
