import { useState } from 'react';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { useSpecialities } from '../hooks/use-choices.ts';
import { usePositionCalls } from '../hooks/use-entry-calls.ts';
import { checkPosition, newPosition, type Position, positionFields, positionValues } from '../position-form.ts';
import { todayHere } from '../stay.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { LookupField } from './lookup-field.tsx';
import { PlaceInput } from './place-input.tsx';
import { StayFields } from './stay-fields.tsx';
import { useEntryForm } from './use-entry-form.ts';

interface PositionDialogProps {
  readonly userId: number;
  readonly kind: 'position' | 'experience';
  readonly position: Position | null;
  readonly onClose: () => void;
}

/** A current position or a piece of experience; a new current position lasts, experience has mostly ended. */
export function PositionDialog({ userId, kind, position, onClose }: PositionDialogProps) {
  const [today] = useState(todayHere);
  const id = position?.id ?? null;
  const { form, ...dialog } = useEntryForm({
    kind,
    id,
    fields: Object.values(positionFields),
    defaultValues: position ? positionValues(position, today) : newPosition(today, kind === 'position'),
    check: checkPosition(today),
    calls: usePositionCalls(userId, kind),
    onClose,
  });
  const { control } = form;
  return (
    <EntryDialog kind={kind} id={id} {...dialog}>
      <FieldRenderer field={positionFields.hospital} control={control} input={PlaceInput} />
      <LookupField field={positionFields.specialityId} control={control} choices={useSpecialities()} />
      <StayFields fields={positionFields} control={control} isCurrent={form.watch('isCurrent')} today={today} />
    </EntryDialog>
  );
}
