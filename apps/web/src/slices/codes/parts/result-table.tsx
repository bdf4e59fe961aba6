import { calculatorLabels as labels, hiddenRows } from '@casefolio/domain/messages/calculator';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { CalculatedLine, Calculation } from '../calculation.ts';

// A sum of many units may be longer than its heading.
const phoneColumns = { heading: 'minmax(0, 1fr) 92px 76px', line: 'minmax(0, 1fr) auto minmax(76px, auto)' };

const Table = styled('table')(({ theme }) => ({
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
  // A browser repeats a foot on every sheet, but the total is that of all codes: it stands once, below the last of them.
  '@media print': { tfoot: { display: 'table-row-group', breakBefore: 'avoid' } },
  // On a phone a description has the whole width, under its figures.
  [theme.breakpoints.down('sm')]: {
    '&, thead, tbody': { display: 'block' },
    'thead tr': { display: 'grid', gridTemplateColumns: phoneColumns.heading, alignItems: 'end' },
    'tbody tr': { display: 'grid', gridTemplateColumns: phoneColumns.line, alignItems: 'start' },
    'tbody th': { gridArea: '1 / 1 / auto / -1' },
    'th + th, td': { paddingLeft: 12 },
    'td:not([colspan])': { gridRow: 1, border: 0 },
    'td:nth-of-type(1):not([colspan])': { gridColumn: 2 },
    'td:nth-of-type(2)': { gridColumn: 3 },
    'tfoot tr': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' },
    tfoot: { display: 'block' },
  },
}));

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
export function ResultTable({ lines, hidden, total, year }: Calculation) {
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
          {hiddenRows(hidden, year)}
        </Box>
      )}
    </>
  );
}
