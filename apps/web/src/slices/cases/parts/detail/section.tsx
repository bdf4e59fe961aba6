import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** What can be done here, at the title's right. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One sheet of a case. */
export function Section({ title, actions, children }: SectionProps) {
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
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40, mb: 1.5 }}>
        <Box component="h2" id={titleId} sx={{ typography: 'h2', flexGrow: 1, m: 0 }}>
          {title}
        </Box>
        {actions}
      </Box>
      {children}
    </Box>
  );
}

/** Stands where a section has nothing to show. */
export function NothingHere({ text }: { readonly text: string }) {
  return (
    <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0 }}>
      {text}
    </Box>
  );
}
