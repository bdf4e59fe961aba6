import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { homeExample as example } from '@casefolio/domain/messages/home';

const hairline = '1px solid var(--mui-palette-divider)';
const sheet = { border: hairline, backgroundColor: 'background.paper' };

/** A drawing of a logged case: a sheet with its tab, two more behind it. */
export function CaseCard() {
  return (
    <Box component="figure" sx={{ width: '100%', maxWidth: 440, m: 0, justifySelf: { lg: 'end' } }}>
      <Box sx={{ position: 'relative', pr: 2.5, pb: 2.5 }}>
        <Box sx={{ ...sheet, position: 'absolute', inset: '52px 0 0 20px', borderRadius: 1.5 }} />
        <Box sx={{ ...sheet, position: 'absolute', inset: '42px 10px 10px 10px', borderRadius: 1.5 }} />
        <Box sx={{ position: 'relative' }}>
          <Tab />
          <Box sx={{ ...sheet, borderRadius: '0 12px 12px 12px', p: { xs: 2.5, sm: 3 } }}>
            <Box sx={{ fontSize: '1.1875rem', fontWeight: 600, letterSpacing: '-0.01em' }}>{example.procedure}</Box>
            <Facts />
            <Codes />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

function Tab() {
  return (
    <Box
      component="figcaption"
      sx={{
        display: 'inline-block',
        px: 2,
        py: 0.75,
        borderRadius: '8px 8px 0 0',
        typography: 'caption',
        fontWeight: 550,
        color: 'primary.contrastText',
        backgroundColor: 'primary.main',
      }}
    >
      {example.tab}
    </Box>
  );
}

function Facts() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1.4fr 1fr 0.7fr', gap: 2, my: 2.5 }}>
      <Fact label={example.dateLabel}>{example.date}</Fact>
      <Fact label={example.roleLabel}>{example.role}</Fact>
      <Fact label={example.approachLabel}>{example.approach}</Fact>
    </Box>
  );
}

function Codes() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 3, pt: 2.5, borderTop: hairline }}>
      <Fact label={example.diagnosisLabel}>{example.diagnosis}</Fact>
      <Fact label={example.codeLabel}>{example.code}</Fact>
      <Box sx={{ ml: 'auto', textAlign: 'right' }}>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{example.rvuLabel}</Box>
        <Box sx={{ fontSize: '1.75rem', lineHeight: 1.1, fontWeight: 600, color: 'primary.main' }}>{example.rvu}</Box>
      </Box>
    </Box>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{label}</Box>
      <Box sx={{ fontWeight: 500 }}>{children}</Box>
    </Box>
  );
}
