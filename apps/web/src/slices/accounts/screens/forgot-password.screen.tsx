import { passwordMessages as texts } from '@casefolio/domain/messages/passwords';
import { screenTitles } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import { useLocation, useNavigate } from 'react-router';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useForgotPassword } from '../hooks/use-forgot-password.ts';
import { addressIn } from '../known-address.ts';
import { AccountCard } from '../parts/account-card.tsx';
import { ProblemLine } from '../parts/problem-line.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { checkForgot, forgotField, resetPath } from '../reset-form.ts';
import type { ForgotValues } from '../reset-form.ts';

export function ForgotPasswordScreen() {
  const { sendCode } = useForgotPassword();
  const navigate = useNavigate();
  const toast = useToast();
  const { form, onSubmit, busy, problem } = useCheckedForm<ForgotValues>({
    fields: [forgotField],
    defaultValues: { email: addressIn(useLocation().state) },
    check: checkForgot,
    send: async ({ email }) => {
      await sendCode(email);
      toast(texts.emailSent);
      await navigate(resetPath(email));
    },
  });
  return (
    <AccountCard heading={screenTitles.forgotPassword} lead={texts.forgotLead.text}>
      <Box component="form" noValidate onSubmit={onSubmit}>
        <FieldRenderer field={forgotField} control={form.control} />
        <ProblemLine text={problem} />
        <SubmitButton label={texts.submit.text} busy={busy} fullWidth />
      </Box>
      <Box component="p" sx={{ typography: 'body2', m: 0, mt: 3 }}>
        <TextLink to="/signin">{texts.backToSignIn.text}</TextLink>
      </Box>
    </AccountCard>
  );
}
