import { accountMessages } from '@casefolio/domain/messages/accounts';
import { shellLabels } from '@casefolio/domain/messages/shell';
import Box from '@mui/material/Box';
import type { FormEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { firstError, signUpFields } from '../sign-up-form.ts';
import type { SignUpValues } from '../sign-up-form.ts';
import { PasswordStrength } from './password-strength.tsx';
import { ProblemLine } from './problem-line.tsx';
import { RoleField } from './role-field.tsx';
import { TextLink } from './text-link.tsx';

interface DetailsStepProps {
  readonly control: Control<SignUpValues>;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onSubmit: (event: FormEvent) => void;
}

/** The first step: who signs up. The first fault is said above the button, and each one at its field. */
export function DetailsStep({ control, busy, problem, onSubmit }: DetailsStepProps) {
  const { errors, submitCount } = useFormState({ control });
  const fault = submitCount > 0 ? firstError(errors) : null;
  return (
    <Box component="form" noValidate onSubmit={onSubmit}>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {signUpFields.map((field) => (
          <Box key={field.name} sx={{ gridColumn: { sm: field.name.endsWith('Name') ? 'auto' : '1 / -1' } }}>
            {field.name === 'userRoleId' ? (
              <RoleField field={field} control={control} />
            ) : (
              <FieldRenderer
                field={field}
                control={control}
                {...(field.name === 'password' && { aside: <PasswordStrength control={control} /> })}
              />
            )}
          </Box>
        ))}
      </Box>
      <ProblemLine text={problem ?? fault} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0 }}>
          {accountMessages.haveAccount.text} <TextLink to="/signin">{shellLabels.signIn}</TextLink>
        </Box>
        <SubmitButton label={accountMessages.next.text} busy={busy} />
      </Box>
    </Box>
  );
}
