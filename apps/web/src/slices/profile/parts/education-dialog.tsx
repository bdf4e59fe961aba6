import { useState } from 'react';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { checkEducation, type Education, educationFields, educationValues, newEducation } from '../education-form.ts';
import { useDegrees, useSpecialities } from '../hooks/use-choices.ts';
import { useEducationCalls } from '../hooks/use-entry-calls.ts';
import { todayHere } from '../stay.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { LookupField } from './lookup-field.tsx';
import { PlaceInput } from './place-input.tsx';
import { StayFields } from './stay-fields.tsx';
import { useEntryForm } from './use-entry-form.ts';

interface EducationDialogProps {
  readonly userId: number;
  readonly education: Education | null;
  readonly onClose: () => void;
}

export function EducationDialog({ userId, education, onClose }: EducationDialogProps) {
  const [today] = useState(todayHere);
  const id = education?.id ?? null;
  const { form, ...dialog } = useEntryForm({
    kind: 'education',
    id,
    fields: Object.values(educationFields),
    defaultValues: education ? educationValues(education, today) : newEducation(today),
    check: checkEducation(today),
    calls: useEducationCalls(userId),
    onClose,
  });
  const { control } = form;
  return (
    <EntryDialog kind="education" id={id} {...dialog}>
      <FieldRenderer field={educationFields.institutionName} control={control} input={PlaceInput} />
      <LookupField field={educationFields.degreeId} control={control} choices={useDegrees()} />
      <LookupField field={educationFields.specialityId} control={control} choices={useSpecialities()} />
      <StayFields fields={educationFields} control={control} isCurrent={form.watch('isCurrent')} today={today} />
    </EntryDialog>
  );
}
