import { planTexts } from '@casefolio/domain/messages/plans';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

const Place = styled(Link)({
  color: 'var(--mui-palette-primary-main)',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

interface TrailProps {
  readonly from: { readonly label: string; readonly to: string };
  readonly here: string;
}

/** Where one is: Home > Plan & Pricing. */
export function Trail({ from, here }: TrailProps) {
  return (
    <Box component="nav" aria-label={planTexts.trail} sx={{ mb: 1 }}>
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
          '& li + li::before': { content: '">" / ""', mx: 1 },
        }}
      >
        <li>
          <Place to={from.to}>{from.label}</Place>
        </li>
        <li aria-current="page">{here}</li>
      </Box>
    </Box>
  );
}
