import type { FieldKind } from '@casefolio/domain/fields/field';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { FieldRenderer } from '../../../../fields/field-renderer.tsx';
import type { PeopleField as PeopleName } from '../case-form.ts';
import type { ChangedField } from '../changes.ts';
import type { AskedField } from '../layout.ts';
import { useCaseForm } from './case-form-context.ts';
import { ChoiceField } from './choice-field.tsx';
import type { FormField } from './form-field.ts';
import { InstitutionField } from './institution-field.tsx';
import { PeopleField } from './people-field.tsx';
import { BirthDateInput, ProcedureDateInput } from './case-dates.tsx';
import { RoleField } from './role-field.tsx';

interface CaseFieldInputProps {
  readonly prefix: ChangedField['prefix'];
  readonly field: AskedField;
}

const kindsDrawn: Partial<Record<AskedField['kind'], FieldKind>> = {
  text: 'text',
  'long-text': 'long-text',
  // A number stays as it was typed, so that 'abc' is told to be none instead of vanishing.
  number: 'text',
  date: 'date',
  'yes-no': 'yes-no',
};

const isPeople = (name: string): name is PeopleName => name === 'primary_surgeons' || name === 'co_surgeons';

function PlainField({ prefix, field }: CaseFieldInputProps) {
  const { form, today } = useCaseForm();
  const { name, label, kind, required } = field;
  const drawn: FormField = {
    name: `${prefix}.${name}`,
    label,
    kind: kindsDrawn[kind] ?? 'text',
    required,
    ...(kind === 'number' && { inputMode: 'numeric' }),
  };
  return (
    <FieldRenderer
      field={drawn}
      control={form.control}
      {...(name === 'date_of_birth' && { latest: today, input: BirthDateInput })}
      {...(name === 'date_of_procedure' && { input: ProcedureDateInput })}
    />
  );
}

function Input({ prefix, field }: CaseFieldInputProps) {
  const { name, label, kind, required } = field;
  if (kind === 'people') return isPeople(name) ? <PeopleField name={name} label={label} /> : null;
  const drawn: FormField = { name: `${prefix}.${name}`, label, kind: 'choice', required };
  if (kind === 'institution') return <InstitutionField field={drawn} />;
  if (kind === 'role') return <RoleField field={drawn} />;
  if (kind === 'choice' || kind === 'multi-choice') return <ChoiceField field={{ ...drawn, kind }} asked={field} />;
  return <PlainField prefix={prefix} field={field} />;
}

const wholeLine = { gridColumn: '1 / -1' };
const Cell = styled('div')(({ theme }) => ({
  minWidth: 0,
  '&[data-width="whole line"]': wholeLine,
  [theme.breakpoints.down('sm')]: { '&[data-width="usual"]': wholeLine },
}));

const isSame = (before: CaseFieldInputProps, now: CaseFieldInputProps): boolean =>
  before.prefix === now.prefix && JSON.stringify(before.field) === JSON.stringify(now.field);

/** One question of the table. It alone is drawn again while it is answered. */
export const CaseFieldInput = memo(function CaseFieldInput(props: CaseFieldInputProps) {
  return (
    <Cell data-width={props.field.width}>
      <Input {...props} />
    </Cell>
  );
}, isSame);
