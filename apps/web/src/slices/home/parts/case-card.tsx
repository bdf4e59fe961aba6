import { styled } from '@mui/material/styles';
import { homeExample as example } from '@casefolio/domain/messages/home';

const hairline = '1px solid var(--mui-palette-divider)';
const sheet = { border: hairline, borderRadius: 12, backgroundColor: 'var(--mui-palette-background-paper)' };
const behind = { ...sheet, content: '""', position: 'absolute', zIndex: -1 } as const;

/** A sheet with its tab, two more behind it. */
const Card = styled('figure')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  width: '100%',
  maxWidth: 440,
  margin: 0,
  padding: '0 20px 20px 0',
  // A drawing: its place is kept, and it is painted after the words.
  'html[data-first-look] &': { visibility: 'hidden' },
  [theme.breakpoints.up('lg')]: { justifySelf: 'end' },
  '&::before': { ...behind, inset: '52px 0 0 20px' },
  '&::after': { ...behind, inset: '42px 10px 10px 10px' },
  '& figcaption': {
    ...theme.typography.caption,
    display: 'inline-block',
    padding: '6px 16px',
    borderRadius: '8px 8px 0 0',
    fontWeight: 600,
    color: 'var(--mui-palette-primary-contrastText)',
    backgroundColor: 'var(--mui-palette-primary-main)',
  },
  '& div': { ...sheet, borderTopLeftRadius: 0, padding: 24 },
  '& p': { ...theme.typography.h3, margin: 0 },
  '& dl': { display: 'grid', gridTemplateColumns: '1.4fr 1fr 0.7fr', gap: '0 16px', margin: '20px 0 0' },
  '& dl + dl': { alignItems: 'end', paddingTop: 20, borderTop: hairline },
  // The label of each fact stands above it.
  '& dt': { ...theme.typography.caption, gridRow: 1, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0 },
  '& dl + dl dd:last-of-type': {
    fontSize: '1.75rem',
    lineHeight: 1.1,
    fontWeight: 600,
    color: 'var(--mui-palette-primary-main)',
  },
}));

/** A drawing of a logged case. */
export function CaseCard() {
  return (
    <Card>
      <figcaption>{example.tab}</figcaption>
      <div>
        <p>{example.procedure}</p>
        <Facts facts={example.facts} />
        <Facts facts={example.codes} />
      </div>
    </Card>
  );
}

function Facts({ facts }: { readonly facts: typeof example.facts | typeof example.codes }) {
  return (
    <dl>{Object.entries(facts).map(([label, fact]) => [<dt key={label}>{label}</dt>, <dd key={fact}>{fact}</dd>])}</dl>
  );
}
