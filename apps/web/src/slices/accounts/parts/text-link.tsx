import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

const linkLook = {
  color: 'var(--mui-palette-primary-main)',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  borderRadius: 2,
} as const;

/** A link inside running text. */
export const TextLink = styled(Link)(linkLook);

/** Acts instead of leading somewhere, but reads like a link. */
export const LinkAction = styled('button')({
  ...linkLook,
  font: 'inherit',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  textAlign: 'start',
  '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.7 },
});
