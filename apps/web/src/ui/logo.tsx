import Box from '@mui/material/Box';
import { shellLabels } from '@casefolio/domain/messages/shell';

/** A folio's tab, closed with a suture. */
export function LogoMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        fill="var(--mui-palette-primary-main)"
        d="M6 3h7c1 0 1.8.4 2.4 1.2L17 6.5h8a3 3 0 0 1 3 3V26a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V5a2 2 0 0 1 2-2z"
      />
      <path
        fill="none"
        stroke="var(--mui-palette-primary-contrastText)"
        strokeWidth="2"
        strokeLinecap="round"
        d="M9 18h14M12 14.5l-1.5 7M17 14.5l-1.5 7M22 14.5l-1.5 7"
      />
    </svg>
  );
}

export function Logo() {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <LogoMark />
      <Box component="span" sx={{ fontSize: '1.125rem', fontWeight: 600, letterSpacing: '-0.02em' }}>
        {shellLabels.product}
      </Box>
    </Box>
  );
}
