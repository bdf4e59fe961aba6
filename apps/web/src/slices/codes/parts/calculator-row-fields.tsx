import { calculatorLabels as labels, removeRowLabel, rowLabel } from '@casefolio/domain/messages/calculator';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { FieldFrame } from '../../../fields/field-frame.tsx';
import { inputIds } from '../../../fields/input-ids.ts';
import { inputLook } from '../../../fields/input-look.ts';
import { IconAction } from '../../../ui/icon-action.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import type { CalculatorRow, RowFaults } from '../calculator-rows.ts';
import type { CptCode } from '../code.ts';
import { rowInputIds } from '../row-input-ids.ts';
import { CptBox } from './cpt-box.tsx';

// Without the browser's arrows the figures stand flush right, like those of the result.
const UnitsInput = styled('input')({
  ...inputLook,
  textAlign: 'right',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
});

const Row = styled('fieldset')(({ theme }) => ({
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
  },
}));

const codeField = { label: labels.cptCode, required: true };
const unitsField = { label: labels.units, required: true };

interface CalculatorRowProps {
  readonly row: CalculatorRow;
  readonly number: number;
  readonly year: number | undefined;
  readonly faults: RowFaults;
  readonly removable: boolean;
  readonly onPick: (code: CptCode | null) => void;
  readonly onWait: (isAwaited: boolean) => void;
  readonly onUnits: (typed: string) => void;
  readonly onRemove: () => void;
}

/** A code and how many units of it. */
export function CalculatorRowFields(props: CalculatorRowProps) {
  const { row, number, year, faults, removable, onPick, onWait, onUnits, onRemove } = props;
  const name = rowLabel(number);
  const code = inputIds(rowInputIds(row.key).code);
  const units = inputIds(rowInputIds(row.key).units);
  return (
    <Row aria-label={name} data-removable={removable}>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0 }}>
        <FieldFrame field={codeField} ids={code} error={faults.code}>
          <CptBox
            id={code.input}
            labelId={code.label}
            errorId={faults.code === undefined ? undefined : code.error}
            year={year}
            picked={row.picked}
            onPick={onPick}
            onWait={onWait}
          />
        </FieldFrame>
      </Box>
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
      {removable && (
        <IconAction
          type="button"
          aria-label={removeRowLabel(row.picked?.code ?? name)}
          sx={{ color: 'text.secondary', mt: '31px', justifySelf: 'end' }}
          onClick={onRemove}
        >
          <CloseIcon />
        </IconAction>
      )}
    </Row>
  );
}
