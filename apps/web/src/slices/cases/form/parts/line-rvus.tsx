import { rvusPerUnit } from '@casefolio/domain/messages/case-form';
import { codeLabels } from '@casefolio/domain/messages/codes';
import { decimal, formatDecimal } from '@casefolio/domain/rvu/decimal';
import { lineRvus } from '@casefolio/domain/rvu/rvu';
import Box from '@mui/material/Box';

interface LineRvusProps {
  /** Of one unit; null where no year knows one. */
  readonly rvu: number | null;
  readonly quantity: number;
}

/** What one code adds to the total, and how that comes about. */
export function LineRvus({ rvu, quantity }: LineRvusProps) {
  return (
    <Box sx={{ minWidth: 96, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {rvu === null ? codeLabels.noValue : formatDecimal(lineRvus({ rvu, quantity }))}
      {rvu !== null && quantity > 1 && (
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {rvusPerUnit(quantity, formatDecimal(decimal(rvu)))}
        </Box>
      )}
    </Box>
  );
}
