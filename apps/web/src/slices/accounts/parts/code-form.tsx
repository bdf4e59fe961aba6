import type { Field } from '@casefolio/domain/fields/field';
import { secondFactorMessages as texts } from '@casefolio/domain/messages/second-factor';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { appCodeField, checkCode, recoveryCodeField } from '../second-factor-form.ts';
import type { CodeValues } from '../second-factor-form.ts';
import { ProblemLine } from './problem-line.tsx';
import { LinkAction } from './text-link.tsx';

export interface CodeFormProps {
  readonly submitLabel: string;
  readonly send: (code: string) => Promise<void>;
  /** Further ways on, under the button. */
  readonly children?: ReactNode;
}

/** Asks for the code of the app, or for a recovery code from whoever is without it. */
export function CodeForm({ children, ...form }: CodeFormProps) {
  const [withRecovery, setWithRecovery] = useState(false);
  const field = withRecovery ? recoveryCodeField : appCodeField;
  return (
    <>
      <CodeEntry key={field.label} field={field} {...form} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mt: 3 }}>
        <LinkAction type="button" onClick={() => setWithRecovery(!withRecovery)}>
          {withRecovery ? texts.useApp.text : texts.useRecovery.text}
        </LinkAction>
        {children}
      </Box>
    </>
  );
}

interface CodeEntryProps extends Omit<CodeFormProps, 'children'> {
  readonly field: Field<'code'>;
}

function CodeEntry({ field, submitLabel, send }: CodeEntryProps) {
  const { form, onSubmit, busy, problem } = useCheckedForm<CodeValues>({
    fields: [field],
    defaultValues: { code: '' },
    check: checkCode,
    send: ({ code }) => send(code),
    onRefused: ({ setFocus }) => setFocus('code'),
  });
  const { control, setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <Box component="form" noValidate onSubmit={onSubmit}>
      <FieldRenderer field={field} control={control} />
      <ProblemLine text={problem} />
      <SubmitButton label={submitLabel} busy={busy} fullWidth />
    </Box>
  );
}
