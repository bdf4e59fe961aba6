import { calculatorLabels as labels } from '@casefolio/domain/messages/calculator';
import { screenTitles } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { Content } from '../../../ui/content.tsx';
import { heardOnly } from '../../../ui/heard-only.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import { loadAhead } from '../../../ui/load-ahead.tsx';
import { OnPaper } from '../../../ui/on-paper.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useAhead } from '../../../ui/use-ahead.ts';
import { areBlank, mostRows, roomFor } from '../calculator-rows.ts';
import { CalculatorResult } from '../parts/calculator-result.tsx';
import { CalculatorRowFields } from '../parts/calculator-row-fields.tsx';
import { YearChoice } from '../parts/year-choice.tsx';
import { useCalculator } from './use-calculator.ts';

const resultOnPaper = {
  'main section': { border: '0 !important', padding: '0 !important' },
  'main tr, main li, main p, main dl > div': { breakInside: 'avoid' },
  'main h3 + p': { breakAfter: 'avoid' },
};

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  // Only the result is printed, over the sheet's full width.
  '@media print': { display: 'block' },
} as const;

const {
  Part: CptLookupDialog,
  prepare,
  isHere,
} = loadAhead(async () => (await import('../parts/code-lookup-dialog.tsx')).CodeLookupDialog<'cpt'>);

type Calculator = ReturnType<typeof useCalculator>;

function SeveralCodes({ rows, year, addCodes }: Pick<Calculator, 'rows' | 'year' | 'addCodes'>) {
  const [open, setOpen] = useState(false);
  useAhead(prepare);
  const room = roomFor(rows);
  return (
    <>
      <Button variant="outlined" disabled={room === 0} onClick={() => setOpen(true)}>
        {labels.addSeveral}
      </Button>
      {(open || isHere()) && (
        <CptLookupDialog
          kind="cpt"
          open={open}
          onClose={() => setOpen(false)}
          onAdd={addCodes}
          chosenIds={rows.flatMap(({ picked }) => (picked ? [picked.id] : []))}
          room={room}
          year={year.year}
        />
      )}
    </>
  );
}

function CalculatorForm({ calculator }: { readonly calculator: Calculator }) {
  const { year, rows, faults, result, isWaiting, change, setLookup, addRow, addList, removeRow, clear, submit } =
    calculator;
  const hasResult = result.state !== 'empty';
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {rows.map((row, index) => (
        <CalculatorRowFields
          key={row.key}
          row={row}
          number={index + 1}
          year={year.year}
          faults={faults.get(row.key) ?? {}}
          removable={hasResult}
          onPick={(picked) => change(row.key, { picked, typed: '', lookup: 'none' })}
          onType={(typed) => change(row.key, { picked: null, typed, lookup: 'none' })}
          onLookup={(lookup) => setLookup(row.key, lookup)}
          onList={(codes) => addList(row.key, codes)}
          onUnits={(units) => change(row.key, { units })}
          onRemove={() => removeRow(row.key)}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
        <SubmitButton
          label={hasResult ? labels.recalculate : labels.calculate}
          busy={isWaiting || result.state === 'waiting'}
        />
        {rows.length < mostRows && (
          <Button startIcon={<PlusIcon />} onClick={addRow}>
            {labels.addRow}
          </Button>
        )}
        {!areBlank(rows) && <Button onClick={clear}>{labels.clear}</Button>}
      </Box>
    </Box>
  );
}

/** What a combination of procedures is worth. */
export function RvuCalculatorScreen() {
  const calculator = useCalculator();
  const { year, result, isOutdated, turns } = calculator;
  return (
    <Content>
      <OnPaper also={resultOnPaper} />
      <PageHeading title={screenTitles.calculator} actions={<YearChoice {...year} />} />
      <Box sx={columns}>
        <Box data-screen-only sx={{ display: 'grid', minWidth: 0 }}>
          <Sheet title={labels.codes} actions={<SeveralCodes {...calculator} />}>
            <CalculatorForm calculator={calculator} />
          </Sheet>
        </Box>
        <CalculatorResult result={result} isOutdated={isOutdated} turns={turns} />
      </Box>
      <Box component="output" sx={heardOnly}>
        {result.state === 'ready' && `${labels.total} ${result.calculation.total}`}
      </Box>
    </Content>
  );
}
