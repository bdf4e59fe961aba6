import { caseDetailTexts as texts } from '@casefolio/domain/messages/case-detail';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { LockIcon } from '../../../../ui/front-icons.tsx';

const Lines = styled('dl')({
  margin: '12px 0 0',
  '& div': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12, padding: '4px 0' },
  '& dd': {
    margin: 0,
    whiteSpace: 'nowrap',
    overflowWrap: 'normal',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  '& div:last-of-type': { fontSize: '1.125rem' },
  '& div:last-of-type dd': { color: 'var(--mui-palette-primary-main)' },
});

interface TotalsProps {
  readonly lines: readonly (readonly [label: string, figure: string | null])[];
  /** The owner's plan does not show figures. */
  readonly isHidden: boolean;
}

/** Sums of RVUs; the last one is what counts. */
export function Totals({ lines, isHidden }: TotalsProps) {
  if (isHidden) return <UpgradeNote />;
  return (
    <Lines>
      {lines.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Lines>
  );
}

function UpgradeNote() {
  return (
    <Box
      component="p"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, m: 0, mt: 1.5, color: 'text.secondary' }}
    >
      <LockIcon />
      {texts.upgrade}
      <Box component={Link} to="/Plans" data-screen-only sx={{ color: 'primary.main' }}>
        {texts.seePlans}
      </Box>
    </Box>
  );
}
