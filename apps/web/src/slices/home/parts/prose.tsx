import { styled } from '@mui/material/styles';

export const BandHeading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2rem)',
  letterSpacing: '-0.02em',
}));

export const Prose = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  color: 'var(--mui-palette-text-secondary)',
}));
