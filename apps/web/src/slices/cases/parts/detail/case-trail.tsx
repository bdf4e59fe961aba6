import { caseDetailTexts as texts } from '@casefolio/domain/messages/case-detail';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

const Place = styled(Link)({
  color: 'var(--mui-palette-primary-main)',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

interface CaseTrailProps {
  readonly to: string;
  /** Absent while it is not known. */
  readonly here?: string | undefined;
}

/** Where one is: Dashboard > Nora. */
export function CaseTrail({ to, here }: CaseTrailProps) {
  return (
    <Box component="nav" aria-label={texts.trail} data-screen-only sx={{ mb: 1 }}>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          m: 0,
          p: 0,
          listStyle: 'none',
          typography: 'body2',
          color: 'text.secondary',
          '& li:not(:last-child)::after, & li:only-child::after': { content: '">" / ""', mx: 1 },
        }}
      >
        <li>
          <Place to={to}>{texts.dashboard}</Place>
        </li>
        {here !== undefined && <li aria-current="page">{here}</li>}
      </Box>
    </Box>
  );
}
