import { passwordStrength } from '@casefolio/domain/accounts/password';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { SignUpValues } from '../sign-up-form.ts';

const colours = { weak: 'error.main', normal: 'warning.main', strong: 'success.main' } as const;

/** How strong the password is while it is typed; nothing is said about an empty one. */
export function PasswordStrength({ control }: { readonly control: Control<SignUpValues> }) {
  const password = useWatch({ control, name: 'password' });
  const { level, text } = passwordStrength(password);
  return (
    <Box component="output" sx={{ display: 'block', typography: 'caption', pt: 0.5, color: colours[level] }}>
      {password === '' ? '' : text}
    </Box>
  );
}
