import { accountMessages as texts } from '@casefolio/domain/messages/accounts';
import { shellLabels } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import { useLocation, useNavigate } from 'react-router';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { useLogIn } from '../hooks/use-log-in.ts';
import { AccountCard } from '../parts/account-card.tsx';
import { SignInProblem } from '../parts/sign-in-problem.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { checkSignIn, emptySignIn, signInFields } from '../sign-in-form.ts';
import type { SignInValues } from '../sign-in-form.ts';
import { hasVerifiedNote } from '../verified-note.ts';

function SignUpLink() {
  return (
    <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0, mt: 3 }}>
      {texts.noAccountYet.text} <TextLink to="/signup">{shellLabels.signUp}</TextLink>
    </Box>
  );
}

export function SignInScreen() {
  const logIn = useLogIn();
  const navigate = useNavigate();
  const location = useLocation();
  const { form, onSubmit, busy, problem } = useCheckedForm<SignInValues>({
    fields: Object.values(signInFields),
    defaultValues: emptySignIn,
    check: checkSignIn,
    send: async (values) => {
      const { verified } = await logIn(values);
      // A verified user is sent on by the guard of this path, to where they wanted to go.
      if (!verified) await navigate('/not-verified');
    },
    onRefused: ({ setFocus }) => setFocus('password'),
  });
  const { control } = form;
  return (
    <AccountCard
      heading={texts.signInHeading.text}
      lead={hasVerifiedNote(location.state) ? texts.verifiedSignIn.text : texts.signInLead.text}
    >
      <Box component="form" noValidate onSubmit={onSubmit}>
        <FieldRenderer field={signInFields.username} control={control} />
        <FieldRenderer field={signInFields.password} control={control} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
          <FieldRenderer field={signInFields.remember} control={control} />
          <TextLink to="/forget-password">{texts.forgotPassword.text}</TextLink>
        </Box>
        <SignInProblem control={control} text={problem} />
        <SubmitButton label={texts.logIn.text} busy={busy} fullWidth />
      </Box>
      <SignUpLink />
    </AccountCard>
  );
}
