import { fieldMessages } from '@casefolio/domain/messages/fields';
import { styled } from '@mui/material/styles';
import { Arrowed } from './input-arrow.ts';
import { inputLook } from './input-look.ts';
import { ariaOf, textOf } from './input-props.ts';
import type { InputProps } from './input-props.ts';

const Select = styled('select')(inputLook);

/** The platform's own list: the wheel on a phone, type-ahead on a keyboard. */
export function ChoiceInput(props: InputProps) {
  const { field, id, disabled, options, value, onChange, onBlur, inputRef } = props;
  const chosen = textOf(value);
  return (
    <Arrowed>
      <Select
        {...ariaOf(props)}
        id={id}
        ref={inputRef}
        name={field.name}
        value={chosen}
        disabled={disabled}
        sx={chosen === '' ? { color: 'text.secondary' } : {}}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      >
        <option value="">{field.placeholder ?? fieldMessages.selectOption.text}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Arrowed>
  );
}
