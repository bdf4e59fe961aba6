import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { checkPassword, passwordField } from '../second-factor-form.ts';
import type { PasswordValues } from '../second-factor-form.ts';
import { FormDialog } from './form-dialog.tsx';
import { ProblemLine } from './problem-line.tsx';

interface PasswordDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly submitLabel: string;
  readonly send: (values: PasswordValues) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password before something that only its owner may do. */
export function PasswordDialog({ title, lead, submitLabel, send, onClose }: PasswordDialogProps) {
  const { form, onSubmit, busy, problem } = useCheckedForm<PasswordValues>({
    fields: [passwordField],
    defaultValues: { password: '' },
    check: checkPassword,
    send,
  });
  return (
    <FormDialog {...{ title, lead, submitLabel, busy, onSubmit, onClose }}>
      <FieldRenderer field={passwordField} control={form.control} />
      <ProblemLine text={problem} />
    </FormDialog>
  );
}
