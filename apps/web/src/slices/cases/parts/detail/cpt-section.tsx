import { caseDetailTexts as texts, rvuYear, timesQuantity } from '@casefolio/domain/messages/case-detail';
import { decimal, formatDecimal } from '@casefolio/domain/rvu/decimal';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Sheet } from '../../../../ui/sheet.tsx';
import type { FullCase } from '../../hooks/use-case.ts';
import { ClampedText } from './clamped-text.tsx';
import { Totals } from './totals.tsx';

const Codes = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': { padding: '10px 0', verticalAlign: 'top', textAlign: 'left' },
  'th, td, tbody tr': { borderBottom: '1px solid var(--mui-palette-divider)' },
  'th + th, td': { paddingLeft: 16 },
  th: { whiteSpace: 'nowrap', overflowWrap: 'normal' },
  'thead th': { fontSize: '0.8125rem', fontWeight: 600, color: 'var(--mui-palette-text-secondary)' },
  'th:last-of-type:not([scope="row"]), td:last-of-type, td:nth-last-of-type(2), thead th:nth-last-of-type(2)': {
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
});

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
