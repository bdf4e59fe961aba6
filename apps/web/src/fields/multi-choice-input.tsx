import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { autocompleteLook } from './autocomplete-look.ts';
import { ariaOf, textsOf } from './input-props.ts';
import type { InputProps } from './input-props.ts';

/** Several of a list, found by typing. */
export function MultiChoiceInput(props: InputProps) {
  const { field, id, disabled, options, value, onChange, onBlur, inputRef } = props;
  const chosen = textsOf(value);
  return (
    <Autocomplete
      {...autocompleteLook}
      multiple
      filterSelectedOptions
      id={id}
      disabled={disabled}
      options={[...options]}
      value={options.filter((option) => chosen.includes(option.value))}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      onChange={(_event, picked) => onChange(picked.map((option) => option.value))}
      onBlur={onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          placeholder={chosen.length === 0 ? (field.placeholder ?? '') : ''}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...ariaOf(props) } }}
        />
      )}
    />
  );
}
