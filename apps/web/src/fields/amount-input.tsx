import { styled } from '@mui/material/styles';
import { inputLook } from './input-look.ts';
import { ariaOf, textOf } from './input-props.ts';
import type { InputProps } from './input-props.ts';

const Input = styled('input')(inputLook);

/** An amount of 0 or more, to the cent. It stays a text: a binary fraction would not be what was typed. */
export function AmountInput(props: InputProps) {
  const { field, id, disabled, value, onChange, onBlur, inputRef } = props;
  return (
    <Input
      {...ariaOf(props)}
      id={id}
      ref={inputRef}
      name={field.name}
      type="number"
      inputMode="decimal"
      min={0}
      step={0.01}
      value={textOf(value)}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}
