import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One of the calculator's two columns. */
export function Panel({ title, aside, children }: PanelProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        minWidth: 0,
        p: { xs: 2, sm: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 40, mb: 2 }}>
        <Box component="h2" id={titleId} sx={{ typography: 'h2', flexGrow: 1, m: 0 }}>
          {title}
        </Box>
        {aside}
      </Box>
      {children}
    </Box>
  );
}
