import { lockMessages as texts } from '@casefolio/domain/messages/lock';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { checkPassword, passwordField } from '../second-factor-form.ts';
import type { PasswordValues } from '../second-factor-form.ts';
import { AccountCard } from './account-card.tsx';
import { CodeForm } from './code-form.tsx';
import { ProblemLine } from './problem-line.tsx';

type Unlock = (key: PasswordValues & { readonly code?: string }) => Promise<'unlocked' | 'code-needed'>;

interface UnlockFormProps {
  readonly name: string;
  readonly email: string;
  readonly unlock: Unlock;
}

/** The password of whose screen it is, and the second factor if they have one. */
export function UnlockForm({ name, email, unlock }: UnlockFormProps) {
  const [accepted, setAccepted] = useState<string | null>(null);
  const tryPassword = async ({ password }: PasswordValues): Promise<void> => {
    if ((await unlock({ password })) === 'code-needed') setAccepted(password);
  };
  return (
    <AccountCard heading={texts.heading.text} lead={texts.lead.text}>
      <Box sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{email}</Box>
      </Box>
      {accepted === null ? (
        <PasswordForm email={email} send={tryPassword} />
      ) : (
        <CodeForm
          submitLabel={texts.unlock.text}
          send={async (code) => {
            await unlock({ password: accepted, code });
          }}
        />
      )}
      <Box component="p" sx={{ typography: 'body2', m: 0, mt: 3 }}>
        <SomeoneElse>{texts.someoneElse.text}</SomeoneElse>
      </Box>
    </AccountCard>
  );
}

/** A plain link, so that a whole new page forgets what lies under the lock. */
function SomeoneElse({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="a" href="/signin" sx={{ color: 'primary.main' }}>
      {children}
    </Box>
  );
}

interface PasswordFormProps {
  readonly email: string;
  readonly send: (values: PasswordValues) => Promise<void>;
}

function PasswordForm({ email, send }: PasswordFormProps) {
  const { form, onSubmit, busy, problem } = useCheckedForm<PasswordValues>({
    fields: [passwordField],
    defaultValues: { password: '' },
    check: checkPassword,
    send,
    onRefused: ({ setFocus }) => setFocus('password'),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <Box component="form" noValidate onSubmit={onSubmit}>
      {/* Tells a password manager whose password is asked for. */}
      <input hidden readOnly autoComplete="username" name="username" value={email} />
      <FieldRenderer field={passwordField} control={form.control} />
      <ProblemLine text={problem} />
      <SubmitButton label={texts.unlock.text} busy={busy} fullWidth />
    </Box>
  );
}
