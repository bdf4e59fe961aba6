import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface FormSectionProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the form, under its heading. */
export function FormSection({ title, actions, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        mb: 3,
        p: { xs: 2, sm: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40, mb: 2 }}>
        <Box component="h2" id={titleId} sx={{ typography: 'h2', m: 0, flexGrow: 1 }}>
          {title}
        </Box>
        {actions}
      </Box>
      {children}
    </Box>
  );
}
