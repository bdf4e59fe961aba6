import { codeSentTo, passwordMessages as texts } from '@casefolio/domain/messages/passwords';
import { screenTitles } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { useResetPassword } from '../hooks/use-reset-password.ts';
import { AccountCard } from '../parts/account-card.tsx';
import { PasswordStrength } from '../parts/password-strength.tsx';
import { ProblemLine } from '../parts/problem-line.tsx';
import { ResendCode } from '../parts/resend-code.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { addressInPath, checkReset, emptyReset, resetFields } from '../reset-form.ts';
import type { ResetValues } from '../reset-form.ts';
import { signInNote } from '../sign-in-note.ts';

/** Where the mailed code is entered. An address that cannot be one is asked for again. */
export function ResetPasswordScreen() {
  const { pathname } = useLocation();
  const email = addressInPath(pathname);
  if (email === null) return <Navigate to="/forget-password" replace />;
  return (
    <AccountCard heading={screenTitles.resetPassword}>
      <Box sx={{ display: 'grid', gap: 1, mb: 3, overflowWrap: 'anywhere' }}>
        <span>{codeSentTo(email).text}</span>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {texts.checkSpam.text}
        </Box>
      </Box>
      <ResetForm email={email} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mt: 3 }}>
        <ResendCode email={email} />
        <TextLink to="/signin">{texts.backToSignIn.text}</TextLink>
      </Box>
    </AccountCard>
  );
}

function ResetForm({ email }: { readonly email: string }) {
  const resetPassword = useResetPassword(email);
  const navigate = useNavigate();
  const { form, onSubmit, busy, problem } = useCheckedForm<ResetValues>({
    fields: Object.values(resetFields),
    defaultValues: emptyReset,
    check: checkReset(email),
    send: async (values) => {
      await resetPassword(values);
      await navigate('/signin', { state: signInNote('reset') });
    },
  });
  const { control } = form;
  return (
    <Box component="form" noValidate onSubmit={onSubmit}>
      <FieldRenderer field={resetFields.verificationCode} control={control} />
      <FieldRenderer
        field={resetFields.newPassword}
        control={control}
        aside={<PasswordStrength control={control} name="newPassword" />}
      />
      <ProblemLine text={problem} />
      <SubmitButton label={texts.setPassword.text} busy={busy} fullWidth />
    </Box>
  );
}
