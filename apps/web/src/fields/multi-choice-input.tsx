import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { inputLook } from './input-look.ts';
import { ariaOf, textsOf } from './input-props.ts';
import type { InputProps } from './input-props.ts';

// Drawn by ourselves: MUI's text field brings lists and menus along that nothing here needs (13 kB).
const Frame = styled('div')({
  ...inputLook,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  padding: '6px 44px 6px 10px',
  '&:focus-within': inputLook['&:focus'],
  '& .MuiAutocomplete-endAdornment': { top: '50%', right: 8, transform: 'translateY(-50%)' },
});

const Input = styled('input')({
  flexGrow: 1,
  width: 0,
  minWidth: 60,
  minHeight: 34,
  padding: '0 4px',
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  outline: 0,
});

/** Several of a list, found by typing. */
export function MultiChoiceInput(props: InputProps) {
  const { field, id, disabled, options, value, onChange, onBlur, invalid, inputRef } = props;
  const chosen = textsOf(value);
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      popupIcon={<ChevronDownIcon />}
      id={id}
      disabled={disabled}
      options={[...options]}
      value={options.filter((option) => chosen.includes(option.value))}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      onChange={(_event, picked) => onChange(picked.map((option) => option.value))}
      onBlur={onBlur}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <Frame ref={input.ref} className={input.className} aria-invalid={invalid} onMouseDown={input.onMouseDown}>
          {input.startAdornment}
          <TypedInput
            {...htmlInput}
            {...ariaOf(props)}
            inputRef={inputRef}
            placeholder={chosen.length === 0 ? (field.placeholder ?? '') : ''}
          />
          {input.endAdornment}
        </Frame>
      )}
    />
  );
}

/** Two want to hold the input: the list, to open below it, and the form, to bring somebody here. */
function TypedInput({ ref, inputRef, ...rest }: ComponentProps<'input'> & Pick<InputProps, 'inputRef'>) {
  return <Input ref={useForkRef(ref, inputRef)} {...rest} />;
}
