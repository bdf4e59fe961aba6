import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Where the screen stands. `minWidth: 0` lets wide tables scroll inside it instead of widening the page. */
export function MainArea({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="main" id="main" tabIndex={-1} sx={{ flexGrow: 1, minWidth: 0, scrollMarginTop: 64 }}>
      {children}
    </Box>
  );
}
