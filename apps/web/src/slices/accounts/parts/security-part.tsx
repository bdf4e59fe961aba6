import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SecurityPartProps {
  readonly heading: string;
  /** What can be done, at the heading's right. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** One matter of the section: its heading, what can be done, how things stand. */
export function SecurityPart({ heading, actions, children }: SecurityPartProps) {
  return (
    <Box sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
        <Box component="h4" sx={{ typography: 'body1', fontWeight: 600, m: 0, flexGrow: 1 }}>
          {heading}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{actions}</Box>
      </Box>
      {children && <Box sx={{ pt: 0.5 }}>{children}</Box>}
    </Box>
  );
}
