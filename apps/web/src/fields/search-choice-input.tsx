import { fieldMessages } from '@casefolio/domain/messages/fields';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { autocompleteLook } from './autocomplete-look.ts';
import { ariaOf, textOf } from './input-props.ts';
import type { InputProps } from './input-props.ts';

/** One of a long list, found by typing any part of it. */
export function SearchChoiceInput(props: InputProps) {
  const { field, id, disabled, invalid, options, value, onChange, onBlur, inputRef } = props;
  const chosen = textOf(value);
  return (
    <Autocomplete
      {...autocompleteLook}
      autoHighlight
      popupIcon={<ChevronDownIcon />}
      id={id}
      disabled={disabled}
      options={[...options]}
      value={options.find((option) => option.value === chosen) ?? null}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      noOptionsText={fieldMessages.noneFound.text}
      onChange={(_event, picked) => onChange(picked?.value ?? '')}
      onBlur={onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          error={invalid}
          placeholder={field.placeholder ?? fieldMessages.selectOption.text}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...ariaOf(props) } }}
        />
      )}
    />
  );
}
