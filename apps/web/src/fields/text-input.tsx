import type { FieldKind } from '@casefolio/domain/fields/field';
import { fieldMessages } from '@casefolio/domain/messages/fields';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { IconAction } from '../ui/icon-action.tsx';
import { EyeIcon, EyeOffIcon } from '../ui/eye-icons.tsx';
import { inputLook } from './input-look.ts';
import { ariaOf, textOf } from './input-props.ts';
import type { InputProps } from './input-props.ts';

const Input = styled('input')(inputLook);
const LongText = styled('textarea')({ ...inputLook, minHeight: 96, resize: 'vertical', fieldSizing: 'content' });

const typeOf: Partial<Record<FieldKind, string>> = {
  email: 'email',
  password: 'password',
  'new-password': 'password',
  number: 'number',
};

const usualAutoComplete: Partial<Record<FieldKind, string>> = {
  email: 'email',
  password: 'current-password',
  'new-password': 'new-password',
};

const commonProps = (props: InputProps) => ({
  ...ariaOf(props),
  id: props.id,
  ref: props.inputRef,
  name: props.field.name,
  value: textOf(props.value),
  disabled: props.disabled,
  readOnly: props.field.readOnly ?? false,
  placeholder: props.field.placeholder,
  autoComplete: props.field.autoComplete ?? usualAutoComplete[props.field.kind] ?? 'off',
  inputMode: props.field.inputMode,
  onBlur: props.onBlur,
});

/** What is typed on one line: text, e-mail and number. */
export function TextInput(props: InputProps) {
  const type = typeOf[props.field.kind] ?? 'text';
  return <Input {...commonProps(props)} type={type} onChange={(event) => props.onChange(event.target.value)} />;
}

export function LongTextInput(props: InputProps) {
  return <LongText {...commonProps(props)} onChange={(event) => props.onChange(event.target.value)} />;
}

/** A password can be looked at while it is typed. */
export function PasswordInput(props: InputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Box sx={{ position: 'relative' }}>
      <Input
        {...commonProps(props)}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        sx={{ pr: '52px' }}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <IconAction
        type="button"
        aria-label={shown ? fieldMessages.hidePassword.text : fieldMessages.showPassword.text}
        sx={{ position: 'absolute', top: 4, right: 4, color: 'text.secondary' }}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </IconAction>
    </Box>
  );
}
