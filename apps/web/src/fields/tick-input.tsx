import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FieldError } from './field-frame.tsx';
import { ariaOf } from './input-props.ts';
import type { InputProps } from './input-props.ts';

const Checkbox = styled('input')({
  flexShrink: 0,
  width: 20,
  height: 20,
  margin: 2,
  accentColor: 'var(--mui-palette-primary-main)',
});

// Still a checkbox underneath, so that the keyboard and screen readers treat it as what it is.
const Switch = styled('input')({
  flexShrink: 0,
  position: 'relative',
  appearance: 'none',
  width: 44,
  height: 24,
  margin: 0,
  border: '1px solid var(--mui-palette-text-secondary)',
  borderRadius: 12,
  backgroundColor: 'var(--mui-palette-background-paper)',
  transition: 'background-color 120ms',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 3,
    left: 3,
    width: 16,
    height: 16,
    borderRadius: '50%',
    backgroundColor: 'var(--mui-palette-text-secondary)',
    transition: 'transform 120ms',
  },
  '&:checked': { borderColor: 'var(--mui-palette-primary-main)', backgroundColor: 'var(--mui-palette-primary-main)' },
  '&:checked::before': { transform: 'translateX(20px)', backgroundColor: 'var(--mui-palette-primary-contrastText)' },
  '&[aria-invalid="true"]': { borderColor: 'var(--mui-palette-error-main)' },
});

interface TickInputProps extends InputProps {
  /** Stands in for the field's label where the label holds a link. */
  readonly label: ReactNode;
  readonly error: string | undefined;
  readonly errorId: string;
}

/** A checkbox or a switch: the label stands beside it and not above. */
export function TickInput(props: TickInputProps) {
  const { field, id, disabled, value, onChange, onBlur, inputRef, label, error, errorId } = props;
  const isSwitch = field.kind === 'switch';
  const Tick = isSwitch ? Switch : Checkbox;
  return (
    <div>
      <Box component="label" htmlFor={id} sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
        <Tick
          {...ariaOf(props)}
          type="checkbox"
          {...(isSwitch && { role: 'switch' })}
          id={id}
          ref={inputRef}
          name={field.name}
          checked={value === true}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </Box>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
