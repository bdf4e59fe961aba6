import { accountMessages as texts } from '@casefolio/domain/messages/accounts';
import { shellLabels } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { loadInPlace } from '../../../ui/load-in-place.tsx';
import { useLogIn } from '../hooks/use-log-in.ts';
import { withAddress } from '../known-address.ts';
import { AccountCard } from '../parts/account-card.tsx';
import { SignInProblem } from '../parts/sign-in-problem.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { checkSignIn, emptySignIn, signInFields } from '../sign-in-form.ts';
import type { SignInValues } from '../sign-in-form.ts';
import { readSignInNote } from '../sign-in-note.ts';

// Only those who have switched it on ever see it.
const { Part: CodeStep } = loadInPlace(async () => (await import('../parts/code-step.tsx')).CodeStep);

function SignUpLink() {
  return (
    <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0, mt: 3 }}>
      {texts.noAccountYet.text} <TextLink to="/signup">{shellLabels.signUp}</TextLink>
    </Box>
  );
}

/** Takes along the address that was typed. */
function ForgotLink({ control }: { readonly control: Control<SignInValues> }) {
  const email = useWatch({ control, name: 'username' });
  return (
    <TextLink to="/forget-password" state={withAddress(email)}>
      {texts.forgotPassword.text}
    </TextLink>
  );
}

interface SignInFormProps {
  readonly send: (values: SignInValues) => Promise<void>;
}

function SignInForm({ send }: SignInFormProps) {
  const { form, onSubmit, busy, problem } = useCheckedForm<SignInValues>({
    fields: Object.values(signInFields),
    defaultValues: emptySignIn,
    check: checkSignIn,
    send,
    onRefused: ({ setFocus }) => setFocus('password'),
  });
  const { control } = form;
  return (
    <Box component="form" noValidate onSubmit={onSubmit}>
      <FieldRenderer field={signInFields.username} control={control} />
      <FieldRenderer field={signInFields.password} control={control} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <FieldRenderer field={signInFields.remember} control={control} />
        <ForgotLink control={control} />
      </Box>
      <SignInProblem control={control} text={problem} />
      <SubmitButton label={texts.logIn.text} busy={busy} fullWidth />
    </Box>
  );
}

export function SignInScreen() {
  const logIn = useLogIn();
  const navigate = useNavigate();
  const { state } = useLocation();
  /** Name and password, once they are right and the second factor is asked for. */
  const [accepted, setAccepted] = useState<SignInValues | null>(null);
  const tryLogIn = async (values: SignInValues, code?: string): Promise<void> => {
    const outcome = await logIn({ ...values, ...(code !== undefined && { code }) });
    if (outcome === 'code-needed') setAccepted(values);
    // A verified user is sent on by the guard of this path, to where they wanted to go.
    else if (!outcome.verified) await navigate('/not-verified');
  };
  if (accepted) {
    const send = (code: string) => tryLogIn(accepted, code);
    return <CodeStep submitLabel={texts.logIn.text} send={send} onBack={() => setAccepted(null)} />;
  }
  return (
    <AccountCard heading={texts.signInHeading.text} lead={readSignInNote(state) ?? texts.signInLead.text}>
      <SignInForm send={(values) => tryLogIn(values)} />
      <SignUpLink />
    </AccountCard>
  );
}
