import { caseFormLabels as labels, caseFormMessages } from '@casefolio/domain/messages/case-form';
import { commonMessages } from '@casefolio/domain/messages/common';
import type { Field } from '@casefolio/domain/fields/field';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { FieldRenderer } from '../../../../fields/field-renderer.tsx';
import { SubmitButton } from '../../../../fields/submit-button.tsx';
import { useCheckedForm } from '../../../../fields/use-checked-form.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { ProblemLine } from '../../../accounts/parts/problem-line.tsx';
import { DialogFrame } from '../../../profile/parts/dialog-frame.tsx';
import { useTemplateCalls } from '../hooks/use-templates.ts';
import { templateOf } from '../templates.ts';
import { useCaseForm } from './case-form-context.ts';

type Naming = { name: string };

const nameField: Field<'name'> = {
  name: 'name',
  label: labels.templateName,
  kind: 'text',
  required: true,
  hint: labels.templateHint,
};

/** Keeps what stands in the form, without the patient, under a name. */
export function SaveTemplateDialog({ onClose }: { readonly onClose: () => void }) {
  const { form: caseForm, userId, today } = useCaseForm();
  const { add } = useTemplateCalls(userId);
  const toast = useToast();
  const formId = useId();
  const procedureName = caseForm.getValues('main.procedure_name');
  const { form, onSubmit, busy, problem } = useCheckedForm<Naming>({
    fields: [nameField],
    defaultValues: { name: typeof procedureName === 'string' ? procedureName.slice(0, 100) : '' },
    check: ({ name }) => ({ name: name.trim() === '' ? commonMessages.required : undefined }),
    send: async ({ name }) => {
      await add({ name, form: templateOf(caseForm.getValues(), today) });
      toast(caseFormMessages.templateSaved);
      onClose();
    },
  });
  return (
    <DialogFrame
      title={labels.saveTemplate}
      onClose={onClose}
      actions={<SubmitButton form={formId} label={labels.save} busy={busy} />}
    >
      <Box component="form" id={formId} noValidate onSubmit={onSubmit}>
        <FieldRenderer field={nameField} control={form.control} />
        <ProblemLine text={problem} />
      </Box>
    </DialogFrame>
  );
}
