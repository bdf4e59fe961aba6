import { caseDetailTexts as texts, rvuYear, timesQuantity } from '@casefolio/domain/messages/case-detail';
import { decimal, formatDecimal } from '@casefolio/domain/rvu/decimal';
import { lineRvus } from '@casefolio/domain/rvu/rvu';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { heardOnly } from '../../../../ui/heard-only.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import type { FullCase } from '../../hooks/use-case.ts';
import { ClampedText } from './clamped-text.tsx';
import { Totals } from './totals.tsx';

const Codes = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': { padding: '10px 0', verticalAlign: 'top', textAlign: 'left' },
  'thead, tbody tr': { borderBottom: '1px solid var(--mui-palette-divider)' },
  'th + th, td': { paddingLeft: 16 },
  th: { whiteSpace: 'nowrap', overflowWrap: 'normal' },
  'thead th': { fontSize: '0.8125rem', fontWeight: 600, color: 'var(--mui-palette-text-secondary)' },
  'thead th:nth-of-type(n + 3), td:nth-of-type(n + 2)': {
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  // On a phone the figures stand beside the code, and the description has the whole width under them.
  [theme.breakpoints.down('sm')]: {
    '&, thead, tbody': { display: 'block' },
    tr: { display: 'grid', gridTemplateColumns: '64px 1fr 72px minmax(72px, auto)', alignItems: 'baseline' },
    'th + th, td': { paddingLeft: 0 },
    'thead tr': { alignItems: 'end' },
    'thead th:nth-of-type(n + 3)': { whiteSpace: 'normal' },
    'thead th:nth-of-type(2), thead th:nth-of-type(3)': heardOnly,
    'thead th:nth-of-type(4)': { gridColumn: 3 },
    'td:nth-of-type(1)': { gridArea: '2 / 1 / auto / -1', paddingTop: 0, fontSize: '0.875rem' },
    'td:nth-of-type(2)': { textAlign: 'left' },
    'tbody th, td:nth-of-type(n + 2)': { paddingBottom: 2 },
  },
}));

/** What was billed, and what it is worth in the year of the procedure. */
export function CptSection({ theCase }: { readonly theCase: FullCase }) {
  const { procedure_cpt: codes, plan_hides: isHidden } = theCase;
  return (
    <Sheet title={texts.cptCodes}>
      <Codes>
        <thead>
          <tr>
            <th scope="col">{texts.code}</th>
            <th scope="col">{texts.description}</th>
            <th scope="col">{texts.quantity}</th>
            {!isHidden && <th scope="col">{texts.rvusPerUnit}</th>}
            {!isHidden && <th scope="col">{texts.rvus}</th>}
          </tr>
        </thead>
        <tbody>
          {codes.map(({ cpt_lookup: { id, code, value, rvu_value }, quantity }) => (
            <tr key={id}>
              <th scope="row">{code}</th>
              <td>
                <ClampedText text={value} lines={20} />
              </td>
              <td>{timesQuantity(quantity)}</td>
              {!isHidden && <td>{rvu_value !== null && formatDecimal(decimal(rvu_value))}</td>}
              {!isHidden && <td>{rvu_value !== null && formatDecimal(lineRvus({ rvu: rvu_value, quantity }))}</td>}
            </tr>
          ))}
        </tbody>
      </Codes>
      <Totals
        isHidden={isHidden}
        lines={[
          [texts.totalRvus, theCase.total_rvus],
          ...(codes.length > 1 ? [[texts.totalReimbursable, theCase.total_reimbursable_rvus] as const] : []),
        ]}
      />
      {!isHidden && (
        <Box component="p" sx={{ typography: 'caption', color: 'text.secondary', m: 0, mt: 1 }}>
          {rvuYear(theCase.rvu_year)}
        </Box>
      )}
    </Sheet>
  );
}
