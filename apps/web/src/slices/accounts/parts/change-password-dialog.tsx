import type { PasswordOwner } from '@casefolio/domain/accounts/password';
import { passwordMessages as texts } from '@casefolio/domain/messages/passwords';
import { securityMessages } from '@casefolio/domain/messages/security';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { useToast } from '../../../ui/toast.tsx';
import { changeFields, checkChange, emptyChange } from '../change-password-form.ts';
import type { ChangePasswordValues } from '../change-password-form.ts';
import { useChangePassword } from '../hooks/use-change-password.ts';
import { FleetingProblem } from './fleeting-problem.tsx';
import { FormDialog } from './form-dialog.tsx';
import { PasswordStrength } from './password-strength.tsx';

interface ChangePasswordDialogProps {
  readonly user: PasswordOwner & { readonly id: number };
  readonly onClose: () => void;
}

export function ChangePasswordDialog({ user, onClose }: ChangePasswordDialogProps) {
  const changePassword = useChangePassword(user.id);
  const toast = useToast();
  const { form, onSubmit, busy, problem } = useCheckedForm<ChangePasswordValues>({
    fields: Object.values(changeFields),
    defaultValues: emptyChange,
    check: checkChange(user),
    send: async (values) => {
      await changePassword(values);
      onClose();
      toast(texts.changed);
    },
    onRefused: ({ setFocus }) => setFocus('oldPassword'),
  });
  const { control } = form;
  return (
    <FormDialog
      title={texts.change.text}
      lead={texts.changeLead.text}
      submitLabel={texts.change.text}
      {...{ busy, onSubmit, onClose }}
    >
      <FieldRenderer field={changeFields.oldPassword} control={control} />
      <FieldRenderer
        field={changeFields.newPassword}
        control={control}
        aside={<PasswordStrength control={control} name="newPassword" />}
      />
      <FleetingProblem text={problem} forMs={securityMessages.oldPasswordWrong.forMs} />
    </FormDialog>
  );
}
