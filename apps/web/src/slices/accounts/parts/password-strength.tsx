import { passwordStrength } from '@casefolio/domain/accounts/password';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { SignUpValues } from '../sign-up-form.ts';

const colourOf: Readonly<Record<string, string>> = {
  [accountMessages.weakPassword.text]: 'error.main',
  [accountMessages.normalPassword.text]: 'warning.main',
  [accountMessages.strongPassword.text]: 'success.main',
};

/** How strong the password is while it is typed; nothing is said about an empty one. */
export function PasswordStrength({ control }: { readonly control: Control<SignUpValues> }) {
  const password = useWatch({ control, name: 'password' });
  const { text } = passwordStrength(password);
  return (
    <Box
      component="output"
      sx={{ display: 'block', typography: 'caption', pt: 0.5, color: colourOf[text] ?? 'text.secondary' }}
    >
      {password === '' ? '' : text}
    </Box>
  );
}
