import type { Field } from '@casefolio/domain/fields/field';
import { formNeedsScript } from '@casefolio/domain/messages/page-descriptions';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import type { Faults } from '../../../fields/resolver.ts';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { useCheckedForm } from '../../../fields/use-checked-form.ts';
import { ProblemLine } from '../../accounts/parts/problem-line.tsx';
import type { Outcome } from '../outcome.ts';
import { agreeLabel } from './agree-label.tsx';
import { OutcomeAlert } from './outcome-alert.tsx';

interface VisitorFormProps<Values extends FieldValues> {
  readonly fields: readonly Field<FieldPath<Values>>[];
  readonly empty: DefaultValues<Values>;
  readonly check: (values: Values, tried: boolean) => Faults<keyof Values & string>;
  readonly send: (values: Values) => Promise<Outcome>;
  readonly submit: string;
}

const besideEachOther = new Set(['firstName', 'lastName']);

/** What anybody may fill in and send to us. It is emptied when it has arrived, and never before. */
export function VisitorForm<Values extends FieldValues>(props: VisitorFormProps<Values>) {
  const { fields, empty, check, send, submit } = props;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { form, onSubmit, busy, problem } = useCheckedForm<Values>({
    fields,
    defaultValues: empty,
    check,
    send: async (values) => {
      setOutcome(null);
      const told = await send(values);
      setOutcome(told);
      if (told.severity === 'success') form.reset();
    },
  });
  return (
    <Box component="form" noValidate onSubmit={onSubmit}>
      <noscript>{formNeedsScript}</noscript>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {fields.map((field) => (
          <Box key={field.name} sx={{ gridColumn: { sm: besideEachOther.has(field.name) ? 'auto' : '1 / -1' } }}>
            <FieldRenderer
              field={field}
              control={form.control}
              {...(field.kind === 'checkbox' && { label: agreeLabel })}
            />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, mt: 2, justifyItems: 'start' }}>
        <ProblemLine text={problem} />
        <SubmitButton label={submit} busy={busy} />
        {outcome && <OutcomeAlert outcome={outcome} onClose={() => setOutcome(null)} />}
      </Box>
    </Box>
  );
}
