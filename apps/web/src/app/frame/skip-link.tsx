import { styled } from '@mui/material/styles';
import { shellLabels } from '@casefolio/domain/messages/shell';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 16px',
  borderRadius: 8,
  color: 'var(--mui-palette-primary-contrastText)',
  backgroundColor: 'var(--mui-palette-primary-main)',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  // What is fixed would stand on every sheet.
  '@media print': { display: 'none' },
}));

/** The first stop of the Tab key: over the navigation, into the screen. */
export function SkipLink() {
  return <Anchor href="#main">{shellLabels.skipToContent}</Anchor>;
}
