import { fieldMessages } from '@casefolio/domain/messages/fields';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { InputProps } from './input-props.ts';

/** Yes, no, or not said: a second press takes the answer back. */
export function YesNoInput({ labelId, describedBy, disabled, value, onChange, onBlur, inputRef }: InputProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      disabled={disabled}
      value={typeof value === 'boolean' ? value : null}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      onChange={(_event, answer: boolean | null) => onChange(answer)}
      onBlur={onBlur}
    >
      <ToggleButton value ref={inputRef} sx={{ px: 2.5 }}>
        {fieldMessages.yes.text}
      </ToggleButton>
      <ToggleButton value={false} sx={{ px: 2.5 }}>
        {fieldMessages.no.text}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
