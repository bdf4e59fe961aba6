import Box from '@mui/material/Box';
import { homeExample as example } from '@casefolio/domain/messages/home';

const line = 'M2 192 L46 180 L90 166 L134 142 L178 130 L222 116 L266 108 L310 82 L354 66 L398 40 L442 28 L486 10';
const rules = [10, 56, 102, 148, 195];
const ink = 'var(--mui-palette-primary-main)';

/** A drawing of the year's work RVUs. */
export function RvuLine() {
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        p: { xs: 2, sm: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        backgroundColor: 'background.paper',
      }}
    >
      <Box component="figcaption" sx={{ typography: 'body2', fontWeight: 550, mb: 2 }}>
        {example.lineTitle}
      </Box>
      <Box component="svg" viewBox="0 0 494 200" aria-hidden="true" sx={{ display: 'block', width: '100%' }}>
        {rules.map((y) => (
          <path key={y} d={`M0 ${y}h494`} stroke="var(--mui-palette-divider)" />
        ))}
        <path d={`${line} V195 H2 Z`} fill={ink} opacity="0.1" />
        <path d={line} fill="none" stroke={ink} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
        <circle cx="486" cy="10" r="6" fill={ink} stroke="var(--mui-palette-background-paper)" strokeWidth="3" />
      </Box>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', mt: 1, typography: 'caption', color: 'text.secondary' }}
      >
        {example.months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </Box>
    </Box>
  );
}
