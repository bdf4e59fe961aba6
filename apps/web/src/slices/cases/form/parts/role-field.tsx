import { caseFormLabels } from '@casefolio/domain/messages/case-form';
import { ChoiceInput } from '../../../../fields/choice-input.tsx';
import { FieldRenderer } from '../../../../fields/field-renderer.tsx';
import { textOf } from '../../../../fields/input-props.ts';
import type { InputProps } from '../../../../fields/input-props.ts';
import { NotLoaded } from '../../../accounts/parts/not-loaded.tsx';
import { useLookupList } from '../../../lookups/lookups.api.ts';
import { optionsWith } from '../choices.ts';
import { useCaseForm } from './case-form-context.ts';
import type { FormField } from './form-field.ts';

/** A role that the list has no more stays chosen. */
function RoleInput(props: InputProps) {
  const role = textOf(props.value);
  return <ChoiceInput {...props} options={optionsWith(props.options, role === '' ? [] : [role])} />;
}

/** The user's role in this case, which is another matter than the role of their account. */
export function RoleField({ field }: { readonly field: FormField }) {
  const { form } = useCaseForm();
  const { items, isError, tryAgain } = useLookupList('role_lookups');
  return (
    <FieldRenderer
      field={field}
      control={form.control}
      options={items.map(({ niceName }) => ({ value: niceName, label: niceName }))}
      input={RoleInput}
      aside={isError && <NotLoaded text={caseFormLabels.listNotLoaded} tryAgain={tryAgain} />}
    />
  );
}
