import { secondFactorMessages as texts } from '@casefolio/domain/messages/second-factor';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { checkCode, checkPassword, eitherCodeField, passwordField } from '../second-factor-form.ts';
import type { CodeValues, PasswordValues } from '../second-factor-form.ts';
import { FormDialog } from './form-dialog.tsx';
import { ProblemLine } from './problem-line.tsx';

type SwitchOffValues = PasswordValues & CodeValues;

interface SwitchOffDialogProps {
  readonly send: (values: SwitchOffValues) => Promise<void>;
  readonly onClose: () => void;
}

export function SwitchOffDialog({ send, onClose }: SwitchOffDialogProps) {
  const { form, onSubmit, busy, problem } = useCheckedForm<SwitchOffValues>({
    fields: [passwordField, eitherCodeField],
    defaultValues: { password: '', code: '' },
    check: (values) => ({ ...checkPassword(values), ...checkCode(values) }),
    send,
  });
  const { control } = form;
  return (
    <FormDialog
      title={texts.switchOffTitle.text}
      lead={texts.switchOffLead.text}
      submitLabel={texts.switchOff.text}
      {...{ busy, onSubmit, onClose }}
    >
      <FieldRenderer field={passwordField} control={control} />
      <FieldRenderer field={eitherCodeField} control={control} />
      <ProblemLine text={problem} />
    </FormDialog>
  );
}
