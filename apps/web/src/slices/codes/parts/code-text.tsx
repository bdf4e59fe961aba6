import { codeLabels, noValueInYear, valueOfYear } from '@casefolio/domain/messages/codes';
import { decimal, formatDecimal } from '@casefolio/domain/rvu/decimal';
import Box from '@mui/material/Box';
import type { CodesByKind, CodeKind } from '../code.ts';
import { MarkedText } from './marked-text.tsx';

type AnyCode = CodesByKind[CodeKind];

/** What stands beside the description: a procedure's value and year, a diagnosis that cannot be billed. */
function asideOf(code: AnyCode): string | null {
  if ('billable' in code) return code.billable ? null : codeLabels.notBillable;
  const { rvuValue, year } = code;
  return rvuValue === null ? noValueInYear(year) : valueOfYear(formatDecimal(decimal(rvuValue)), year);
}

/** A found code on two lines: the code with its value, and the description. */
export function CodeText({ code, term }: { readonly code: AnyCode; readonly term: string }) {
  const aside = asideOf(code);
  return (
    <Box component="span" sx={{ display: 'block', flexGrow: 1, minWidth: 0 }}>
      <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <Box component="span" sx={{ fontWeight: 600, flexGrow: 1 }}>
          <MarkedText text={code.code} term={term} />
        </Box>
        {aside !== null && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {aside}
          </Box>
        )}
      </Box>
      <Box component="span" sx={{ display: 'block', typography: 'body2', overflowWrap: 'anywhere' }}>
        <MarkedText text={code.value} term={term} />
      </Box>
    </Box>
  );
}
