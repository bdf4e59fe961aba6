import { families, type Family, familyOf } from '@casefolio/domain/case-fields/speciality';
import type { Field } from '@casefolio/domain/fields/field';
import { caseFormLabels as labels, familyNames } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import { ChoiceInput } from '../../../../fields/choice-input.tsx';
import { FieldRenderer } from '../../../../fields/field-renderer.tsx';
import type { InputProps } from '../../../../fields/input-props.ts';
import { inFamily } from '../case-form.ts';
import { useCaseForm } from './case-form-context.ts';

const field: Field<'family'> = {
  name: 'family',
  label: labels.speciality,
  kind: 'choice',
  hint: labels.specialityHint,
};
const options = families.map((family) => ({ value: family, label: familyNames[family] }));

const isFamily = (value: unknown): value is Family => families.some((family) => family === value);

/** Who has no or several specialities says with each case which form it is to have. */
export function FamilyChoice() {
  const { form } = useCaseForm();
  return (
    <Box sx={{ maxWidth: 420 }}>
      <FieldRenderer field={field} control={form.control} options={options} input={FamilyInput} />
    </Box>
  );
}

/** Another form keeps the answers that it asks for, too. */
function FamilyInput(props: InputProps) {
  const { form } = useCaseForm();
  const change = (value: unknown) => {
    const family = isFamily(value) ? value : familyOf();
    form.reset(inFamily(form.getValues(), family), { keepDefaultValues: true });
  };
  return <ChoiceInput {...props} onChange={change} />;
}
