import { rvusPerUnit, valueFrom } from '@casefolio/domain/messages/case-form';
import { codeLabels } from '@casefolio/domain/messages/codes';
import { decimal, formatDecimal } from '@casefolio/domain/rvu/decimal';
import { lineRvus } from '@casefolio/domain/rvu/rvu';
import Box from '@mui/material/Box';

interface LineRvusProps {
  /** Of one unit; null where no year knows one. */
  readonly rvu: number | null;
  readonly quantity: number;
  /** The year that the value is of, where it is not the one of the others. */
  readonly otherYear: number | null;
}

/** What one code adds to the total, and how that comes about. */
export function LineRvus({ rvu, quantity, otherYear }: LineRvusProps) {
  const notes = [
    ...(quantity > 1 && rvu !== null ? [rvusPerUnit(quantity, formatDecimal(decimal(rvu)))] : []),
    ...(otherYear !== null && rvu !== null ? [valueFrom(otherYear)] : []),
  ];
  return (
    <Box sx={{ minWidth: 96, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {rvu === null ? codeLabels.noValue : formatDecimal(lineRvus({ rvu, quantity }))}
      {notes.map((note) => (
        <Box key={note} component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {note}
        </Box>
      ))}
    </Box>
  );
}
