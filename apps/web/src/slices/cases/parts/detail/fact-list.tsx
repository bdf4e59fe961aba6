import { styled } from '@mui/material/styles';
import type { Fact } from '@casefolio/domain/case-fields/facts';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
  gap: '16px 24px',
  margin: 0,
  '& > div': { minWidth: 0 },
  '& > div[data-long="true"]': { gridColumn: '1 / -1', maxWidth: '80ch' },
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  // What was written in several lines is read in several lines.
  '& dd': { ...theme.typography.body1, margin: '2px 0 0', whiteSpace: 'pre-line' },
}));

/** Labels and answers, as many side by side as there is room for. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Facts>
      {facts.map(({ name, label, text, isLong }) => (
        <div key={name} data-long={isLong}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Facts>
  );
}
