import { calculatorLabels as labels, removeRowLabel, rowLabel } from '@casefolio/domain/messages/calculator';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { FieldFrame } from '../../../fields/field-frame.tsx';
import { inputIds } from '../../../fields/input-ids.ts';
import { inputLook } from '../../../fields/input-look.ts';
import { heardOnly } from '../../../ui/heard-only.ts';
import { IconAction } from '../../../ui/icon-action.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import type { CalculatorRow, Lookup, RowFaults } from '../calculator-rows.ts';
import type { CptCode } from '../code.ts';
import type { FoundCodes } from '../hooks/use-written-codes.ts';
import { rowInputIds } from '../row-input-ids.ts';
import { CptBox } from './cpt-box.tsx';

// Without the browser's arrows the figures stand flush right, like those of the result.
const UnitsInput = styled('input')({
  ...inputLook,
  textAlign: 'right',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
});

// One heading for all rows where they form columns; each row's own names are heard all the same.
const spokenLabel = { '& label': heardOnly } as const;

const Row = styled('fieldset')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '&[data-removable="true"]': { gridTemplateColumns: 'minmax(0, 1fr) 40px' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 148px',
    '&[data-removable="true"]': { gridTemplateColumns: 'minmax(0, 1fr) 148px 40px' },
    '&:not(:first-of-type)': spokenLabel,
  },
  [theme.breakpoints.down('sm')]: { '&:not(:first-of-type) > :first-of-type': spokenLabel },
}));

/** On a phone the units stand beside their name, and a code with its units takes two lines instead of four. */
const unitsOnPhone = {
  display: 'grid',
  gridTemplateColumns: '1fr 96px',
  alignItems: 'center',
  '& > label': { m: 0 },
  '& > :last-child': { gridColumn: '1 / -1', minHeight: 20 },
} as const;

/** A message of a code has its room before the units: there need not be much of it. */
const phoneMessage = { minHeight: { xs: 12, sm: 34 }, pb: { xs: 0.5, sm: 1.25 } } as const;

const codeField = { label: labels.cptCode, required: true };
const unitsField = { label: labels.units, required: true };

interface CalculatorRowProps {
  readonly row: CalculatorRow;
  readonly number: number;
  readonly year: number | undefined;
  readonly faults: RowFaults;
  readonly removable: boolean;
  readonly onPick: (code: CptCode) => void;
  readonly onType: (text: string) => void;
  readonly onLookup: (lookup: Lookup) => void;
  readonly onList: (codes: FoundCodes) => void;
  readonly onUnits: (typed: string) => void;
  readonly onRemove: () => void;
}

/** A code and how many units of it. */
export function CalculatorRowFields(props: CalculatorRowProps) {
  const { row, number, year, faults, removable, onPick, onType, onLookup, onList, onUnits, onRemove } = props;
  const name = rowLabel(number);
  const code = inputIds(rowInputIds(row.key).code);
  const units = inputIds(rowInputIds(row.key).units);
  return (
    <Row aria-label={name} data-removable={removable}>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0, '& > * > :last-child': phoneMessage }}>
        <FieldFrame field={codeField} ids={code} error={faults.code}>
          <CptBox
            id={code.input}
            labelId={code.label}
            errorId={faults.code === undefined ? undefined : code.error}
            year={year}
            picked={row.picked}
            typed={row.typed}
            onPick={onPick}
            onType={onType}
            onLookup={onLookup}
            onList={onList}
          />
        </FieldFrame>
      </Box>
      <Box sx={(theme) => ({ minWidth: 0, [theme.breakpoints.down('sm')]: { '& > *': unitsOnPhone } })}>
        <FieldFrame field={unitsField} ids={units} error={faults.units}>
          <UnitsInput
            id={units.input}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            placeholder={labels.unitsPlaceholder}
            autoComplete="off"
            value={row.units}
            aria-required
            aria-invalid={faults.units !== undefined}
            aria-describedby={faults.units === undefined ? undefined : units.error}
            onChange={(event) => onUnits(event.target.value)}
          />
        </FieldFrame>
      </Box>
      {removable && (
        <IconAction
          type="button"
          aria-label={removeRowLabel(row.picked?.code ?? name)}
          sx={{ color: 'text.secondary', mt: { xs: '4px', sm: number === 1 ? '31px' : '4px' }, justifySelf: 'end' }}
          onClick={(event) => {
            // The next row's cross comes under the pointer: the second half of a double click is not meant for it.
            if (event.detail < 2) onRemove();
          }}
        >
          <CloseIcon />
        </IconAction>
      )}
    </Row>
  );
}
