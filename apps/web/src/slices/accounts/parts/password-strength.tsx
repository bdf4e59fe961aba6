import { passwordStrength } from '@casefolio/domain/accounts/password';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

const colours = { weak: 'error.main', normal: 'warning.main', strong: 'success.main' } as const;

interface PasswordStrengthProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
}

/** How strong the password is while it is typed; nothing is said about an empty one. */
export function PasswordStrength<Values extends FieldValues>({ control, name }: PasswordStrengthProps<Values>) {
  const typed: unknown = useWatch({ control, name });
  const password = typeof typed === 'string' ? typed : '';
  const { level, text } = passwordStrength(password);
  return (
    <Box component="output" sx={{ display: 'block', typography: 'caption', pt: 0.5, color: colours[level] }}>
      {password === '' ? '' : text}
    </Box>
  );
}
