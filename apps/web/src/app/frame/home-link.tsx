import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { shellLabels } from '@casefolio/domain/messages/shell';
import { Logo } from '../../ui/logo.tsx';

const Anchor = styled(Link)(({ theme }) => ({
  marginRight: 'auto',
  borderRadius: theme.shape.borderRadius,
  color: 'var(--mui-palette-text-primary)',
  textDecoration: 'none',
}));

/** The logo at the left of a bar, which leads home; everything else stands at the right. */
export function HomeLink({ to }: { readonly to: string }) {
  return (
    <Anchor to={to} aria-label={shellLabels.product}>
      <Logo />
    </Anchor>
  );
}
