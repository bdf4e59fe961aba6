import { AmountInput } from '../../../fields/amount-input.tsx';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { useModels, useStates, useThresholds } from '../hooks/use-choices.ts';
import { useReimbursementCalls } from '../hooks/use-entry-calls.ts';
import {
  asksMultiplier,
  asksThreshold,
  checkReimbursement,
  newReimbursement,
  type Reimbursement,
  reimbursementFields as fields,
  reimbursementValues,
} from '../reimbursement-form.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { LookupField } from './lookup-field.tsx';
import { useEntryForm } from './use-entry-form.ts';

interface ReimbursementDialogProps {
  readonly userId: number;
  readonly reimbursement: Reimbursement | null;
  readonly onClose: () => void;
}

/** There is one a person: any id says that it is there. */
const theOne = 1;

export function ReimbursementDialog({ userId, reimbursement, onClose }: ReimbursementDialogProps) {
  const id = reimbursement ? theOne : null;
  const { form, ...dialog } = useEntryForm({
    kind: 'reimbursement',
    id,
    fields: Object.values(fields),
    defaultValues: reimbursement ? reimbursementValues(reimbursement) : newReimbursement,
    check: checkReimbursement,
    calls: useReimbursementCalls(userId),
    onClose,
  });
  const { control } = form;
  const thresholds = useThresholds();
  const model = form.watch('reimbursementModel');
  return (
    <EntryDialog kind="reimbursement" id={id} {...dialog}>
      <LookupField field={fields.practiceState} control={control} choices={useStates()} />
      <LookupField field={fields.reimbursementModel} control={control} choices={useModels()} />
      {asksThreshold(model) && (
        <>
          <LookupField field={fields.threshold} control={control} choices={thresholds} />
          <FieldRenderer field={fields.amount} control={control} input={AmountInput} />
        </>
      )}
      {asksMultiplier(model) && <FieldRenderer field={fields.rvusMultiplier} control={control} input={AmountInput} />}
    </EntryDialog>
  );
}
