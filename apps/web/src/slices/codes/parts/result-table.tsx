import { calculatorLabels as labels, hiddenRows } from '@casefolio/domain/messages/calculator';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { CalculatedLine, Calculation } from '../calculation.ts';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': { padding: '10px 0', verticalAlign: 'top', textAlign: 'right', borderBottom: '1px solid' },
  'th, td, tfoot': { borderColor: 'var(--mui-palette-divider)' },
  'th:first-of-type': { textAlign: 'left' },
  'th + th, td': { paddingLeft: 16, fontVariantNumeric: 'tabular-nums' },
  td: { whiteSpace: 'nowrap' },
  'tbody th': { overflowWrap: 'anywhere' },
  'thead th': { fontWeight: 600, color: 'var(--mui-palette-text-secondary)', verticalAlign: 'bottom' },
  'tfoot th, tfoot td': { border: 0, paddingTop: 14, verticalAlign: 'baseline' },
});

function Line({ line }: { readonly line: CalculatedLine }) {
  return (
    <tr>
      <Box component="th" scope="row" sx={{ fontWeight: 'inherit' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {line.code}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          × {line.units}
        </Box>
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {line.description}
        </Box>
      </Box>
      <td>{line.perUnit}</td>
      <Box component="td" sx={{ fontWeight: 600 }}>
        {line.total}
      </Box>
    </tr>
  );
}

/** What each code is worth, and all of them together. */
export function ResultTable({ lines, hidden, total }: Pick<Calculation, 'lines' | 'hidden' | 'total'>) {
  return (
    <>
      <Table>
        <Box component="thead" sx={{ typography: 'caption' }}>
          <tr>
            <th scope="col">{labels.cptCode}</th>
            <th scope="col">{labels.perUnit}</th>
            <th scope="col">{labels.total}</th>
          </tr>
        </Box>
        <tbody>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <Box component="th" scope="row" sx={{ typography: 'h2' }}>
              {labels.totalLine}
            </Box>
            <Box component="td" colSpan={2} sx={{ typography: 'h1', fontSize: '2rem', color: 'primary.main' }}>
              {total}
            </Box>
          </tr>
        </tfoot>
      </Table>
      {hidden.length > 0 && (
        <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0, mt: 1 }}>
          {hiddenRows(hidden)}
        </Box>
      )}
    </>
  );
}
