import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface SheetProps {
  readonly title: string;
  /** What can be done here, at the title's right. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a page on a sheet of its own, under its heading. */
export function Sheet({ title, actions, children }: SheetProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={sheet}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40, mb: 2 }}>
        <Box component="h2" id={titleId} sx={{ typography: 'h2', flexGrow: 1, m: 0 }}>
          {title}
        </Box>
        {actions}
      </Box>
      {children}
    </Box>
  );
}

/** How everything looks that lies on the page like a sheet of paper. */
export const paper = {
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
} as const;

const sheet = {
  ...paper,
  // Nothing in it reaches out of it, so that a key typed here is painted without a look at the other sheets.
  contain: 'layout paint',
  minWidth: 0,
} as const;
