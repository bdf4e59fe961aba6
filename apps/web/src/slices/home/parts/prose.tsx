import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

/** The h1 of a public page; screen readers are taken to it after each navigation. */
export const Headline = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  fontSize: 'clamp(2.125rem, 1.5rem + 2.6vw, 3.25rem)',
  lineHeight: 1.06,
  letterSpacing: '-0.03em',
}));

export const BandHeading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2rem)',
  letterSpacing: '-0.02em',
}));

/** What a page says first, under its headline. */
export const Lead = styled('p')({
  margin: 0,
  maxWidth: '60ch',
  fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)',
  lineHeight: 1.5,
});

export const Prose = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  maxWidth: '64ch',
  color: 'var(--mui-palette-text-secondary)',
}));

/** A link in or under a text. */
export const TextLink = styled(Link)({ color: 'var(--mui-palette-primary-main)', fontWeight: 600 });
