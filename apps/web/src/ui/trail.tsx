import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

const PlaceLink = styled(Link)({
  color: 'var(--mui-palette-primary-main)',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

interface TrailProps {
  /** What screen readers call it. */
  readonly label: string;
  /** The places on the way here, the outermost first. */
  readonly from: readonly { readonly label: string; readonly to: string }[];
  /** Absent while it is not known. */
  readonly here?: string | undefined;
}

/** Where one is: Dashboard > Nora > Edit case. */
export function Trail({ label, from, here }: TrailProps) {
  return (
    <Box component="nav" aria-label={label} data-screen-only sx={{ mb: 1 }}>
      <Box component="ol" sx={list}>
        {from.map((place) => (
          <li key={place.to}>
            <PlaceLink to={place.to}>{place.label}</PlaceLink>
          </li>
        ))}
        {here !== undefined && <li aria-current="page">{here}</li>}
      </Box>
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  '& li + li::before': { content: '">" / ""', mx: 1 },
} as const;
