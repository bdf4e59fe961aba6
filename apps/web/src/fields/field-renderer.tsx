import type { CalendarDay } from '@casefolio/domain/dates/calendar-day';
import type { Field, FieldKind, FieldOption } from '@casefolio/domain/fields/field';
import { useId } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { loadInPlace } from '../ui/load-in-place.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import { describedBy, inputIds } from './input-ids.ts';
import type { InputProps } from './input-props.ts';
import { LongTextInput, PasswordInput, TextInput } from './text-input.tsx';
import { TickInput } from './tick-input.tsx';

const loadInput = (load: () => Promise<ComponentType<InputProps>>) => loadInPlace(load, 48);

// The kinds that sign-in never shows are loaded with the first form that has them.
const yesNo = loadInput(async () => (await import('./yes-no-input.tsx')).YesNoInput);
const date = loadInput(async () => (await import('./date-input.tsx')).DateInput);
const multiChoice = loadInput(async () => (await import('./multi-choice-input.tsx')).MultiChoiceInput);

/** Ahead of fields that appear only when others are filled in, and then perhaps without a network. */
export const prepareInputs = () => Promise.all([yesNo, date, multiChoice].map(({ prepare }) => prepare()));

type FramedKind = Exclude<FieldKind, 'checkbox' | 'switch'>;

const inputOf: Record<FramedKind, ComponentType<InputProps>> = {
  text: TextInput,
  email: TextInput,
  password: PasswordInput,
  'new-password': PasswordInput,
  number: TextInput,
  date: date.Part,
  'long-text': LongTextInput,
  choice: ChoiceInput,
  'yes-no': yesNo.Part,
  'multi-choice': multiChoice.Part,
};

interface FieldRendererProps<Values extends FieldValues> {
  readonly field: Field<FieldPath<Values>>;
  readonly control: Control<Values>;
  readonly options?: readonly FieldOption[];
  readonly disabled?: boolean;
  /** A label with a link in it, for checkboxes and switches. */
  readonly label?: ReactNode;
  readonly aside?: ReactNode;
  /** The last day that may be chosen. */
  readonly latest?: CalendarDay;
  /** An input of the form's own, in place of its kind's. */
  readonly input?: ComponentType<InputProps>;
}

/** Draws one field of a form. It alone is drawn again while the user types in it. */
export function FieldRenderer<Values extends FieldValues>(props: FieldRendererProps<Values>) {
  const { field, control, options = field.options ?? [], disabled = false, label = field.label, aside, latest } = props;
  const { field: bound, fieldState } = useController({ name: field.name, control });
  const ids = inputIds(useId());
  const error = fieldState.error?.message;
  const input: InputProps = {
    field,
    id: ids.input,
    labelId: ids.label,
    describedBy: describedBy(ids, { error: Boolean(error), hint: Boolean(field.hint), aside: Boolean(aside) }),
    invalid: fieldState.invalid,
    disabled,
    options,
    latest,
    value: bound.value,
    onChange: bound.onChange,
    onBlur: bound.onBlur,
    inputRef: bound.ref,
  };
  if (field.kind === 'checkbox' || field.kind === 'switch') {
    return <TickInput {...input} label={label} error={error} errorId={ids.error} />;
  }
  const Input = props.input ?? inputOf[field.kind];
  return (
    <FieldFrame {...{ field, ids, error, aside }} isGroup={field.kind === 'yes-no'}>
      <Input {...input} />
    </FieldFrame>
  );
}
