import { accountMessages } from '@casefolio/domain/messages/accounts';
import { sharesWithYou, sharingLabels } from '@casefolio/domain/messages/sharing';
import Box from '@mui/material/Box';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { FormDialog } from '../../accounts/parts/form-dialog.tsx';
import { PasswordStrength } from '../../accounts/parts/password-strength.tsx';
import { ProblemLine } from '../../accounts/parts/problem-line.tsx';
import { RoleField } from '../../accounts/parts/role-field.tsx';
import { TextLink } from '../../accounts/parts/text-link.tsx';
import type { InvitationLink } from '../hooks/use-invitation.ts';
import { useRegisterInvited } from '../hooks/use-register-invited.ts';
import { checkInvited, invitedFields, invitedValues } from '../invited-form.ts';
import type { InvitedValues } from '../invited-form.ts';

function AcceptedBySigningUp() {
  const newTab = { target: '_blank', rel: 'noopener', title: accountMessages.opensNewTab.text };
  return (
    <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0, mb: 1 }}>
      {sharingLabels.bySigningUp}{' '}
      <TextLink to="/terms" {...newTab}>
        {accountMessages.terms.text}
      </TextLink>{' '}
      {sharingLabels.and}{' '}
      <TextLink to="/privacy" {...newTab}>
        {accountMessages.privacyPolicy.text}
      </TextLink>
      .
    </Box>
  );
}

interface SignUpDialogProps {
  readonly link: InvitationLink;
  readonly email: string;
  readonly doctorName: string;
  readonly onClose: () => void;
}

/** Somebody who was invited and has no account yet makes one; the address is the invited one. */
export function SignUpDialog({ link, email, doctorName, onClose }: SignUpDialogProps) {
  const register = useRegisterInvited(link);
  const { form, onSubmit, busy, problem } = useCheckedForm<InvitedValues>({
    fields: Object.values(invitedFields),
    defaultValues: invitedValues(email),
    check: checkInvited,
    send: register,
  });
  const { control } = form;
  return (
    <FormDialog
      title={sharingLabels.createAccount}
      lead={sharesWithYou(doctorName)}
      submitLabel={sharingLabels.signUp}
      {...{ busy, onSubmit, onClose }}
    >
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FieldRenderer field={invitedFields.firstName} control={control} />
        <FieldRenderer field={invitedFields.lastName} control={control} />
      </Box>
      <RoleField field={invitedFields.userRoleId} control={control} />
      <FieldRenderer field={invitedFields.email} control={control} />
      <FieldRenderer
        field={invitedFields.password}
        control={control}
        aside={<PasswordStrength control={control} name="password" />}
      />
      <ProblemLine text={problem} />
      <AcceptedBySigningUp />
    </FormDialog>
  );
}
