import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** How wide a page's content grows. */
export const measure = 1280;

/** The measure of a screen's content and the air around it. */
export function Content({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ width: '100%', maxWidth: measure, mx: 'auto', px: { xs: 2, md: 4 }, py: { xs: 3, md: 4 } }}>
      {children}
    </Box>
  );
}
