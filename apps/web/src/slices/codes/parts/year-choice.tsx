import { calculatorLabels, calculatorMessages } from '@casefolio/domain/messages/calculator';
import { fieldMessages } from '@casefolio/domain/messages/fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { inputLook } from '../../../fields/input-look.ts';
import { Arrowed } from '../../../fields/input-arrow.ts';

const Select = styled('select')({ ...inputLook, width: 'auto', minHeight: 40, padding: '6px 10px' });

interface YearChoiceProps {
  readonly year: number | undefined;
  readonly years: readonly number[];
  readonly failed: boolean;
  readonly choose: (year: number) => void;
  readonly tryAgain: () => void;
}

/** Work values change with the year; a case is valued with its own. */
export function YearChoice({ year, years, failed, choose, tryAgain }: YearChoiceProps) {
  const id = useId();
  if (failed) {
    return (
      <Box role="alert" data-screen-only sx={{ typography: 'body2', color: 'text.secondary' }}>
        {calculatorMessages.yearsNotLoaded.text}{' '}
        <Button size="small" onClick={tryAgain}>
          {fieldMessages.tryAgain.text}
        </Button>
      </Box>
    );
  }
  return (
    <Box data-screen-only sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', fontWeight: 600 }}>
        {calculatorLabels.year}
      </Box>
      <Arrowed>
        <Select
          id={id}
          value={year ?? ''}
          disabled={years.length === 0}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {years.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      </Arrowed>
    </Box>
  );
}
