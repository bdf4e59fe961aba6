import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly picture?: ReactNode;
  readonly title?: string;
  readonly text?: string;
  /** The way on: one or two buttons. */
  readonly children?: ReactNode;
}

/** A sentence in the middle of a screen that has nothing else to show, with a way on. */
export function Notice({ picture, title, text, children }: NoticeProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1.5,
        px: 3,
        py: { xs: 6, md: 9 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      {picture}
      {title !== undefined && (
        <Box component="h2" sx={{ typography: 'h2', m: 0 }}>
          {title}
        </Box>
      )}
      {text !== undefined && (
        <Box component="p" sx={{ typography: 'body1', color: 'text.secondary', maxWidth: '52ch', m: 0 }}>
          {text}
        </Box>
      )}
      {children !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 1.5 }}>{children}</Box>
      )}
    </Box>
  );
}
