import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

interface AccountCardProps {
  readonly heading: string;
  readonly lead?: string;
  readonly width?: number;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Stands above the heading: the steps of the sign-up. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** The one sheet of an account screen: framed on a desk, the whole width on a phone. */
export function AccountCard({ heading, lead, width = 440, headingRef, above, children }: AccountCardProps) {
  return (
    <Box sx={{ width: '100%', maxWidth: width, mx: 'auto', px: { xs: 2, sm: 0 }, py: { xs: 3, sm: 6 } }}>
      {above}
      <Box
        sx={{
          p: { xs: 0, sm: 4 },
          border: { sm: 1 },
          borderColor: { sm: 'divider' },
          borderRadius: 1,
          backgroundColor: { sm: 'background.paper' },
        }}
      >
        <Box component="h1" tabIndex={-1} ref={headingRef} sx={{ typography: 'h1', m: 0 }}>
          {heading}
        </Box>
        {lead !== undefined && (
          <Box component="p" sx={{ color: 'text.secondary', m: 0, mt: 0.5 }}>
            {lead}
          </Box>
        )}
        <Box sx={{ mt: 3 }}>{children}</Box>
      </Box>
    </Box>
  );
}
