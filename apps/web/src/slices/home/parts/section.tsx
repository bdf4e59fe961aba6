import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { measure } from '../../../ui/content.tsx';

/** One band of the landing page, with the page's measure inside. */
export function Section({ children, tinted = false }: { readonly children: ReactNode; readonly tinted?: boolean }) {
  return (
    <Box
      component="section"
      sx={tinted ? { backgroundColor: 'background.paper', borderBlock: 1, borderColor: 'divider' } : {}}
    >
      <Box sx={{ maxWidth: measure, mx: 'auto', px: { xs: 2, md: 4 }, py: { xs: 7, md: 11 } }}>{children}</Box>
    </Box>
  );
}
