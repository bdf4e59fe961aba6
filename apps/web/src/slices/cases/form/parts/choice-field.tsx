import { caseFieldMessages } from '@casefolio/domain/messages/case-fields';
import { caseFormLabels } from '@casefolio/domain/messages/case-form';
import { other } from '@casefolio/domain/case-fields/other';
import type { FieldOption } from '@casefolio/domain/fields/field';
import { lazy } from 'react';
import { FieldRenderer } from '../../../../fields/field-renderer.tsx';
import { NotLoaded } from '../../../accounts/parts/not-loaded.tsx';
import { useOffered } from '../hooks/use-offered.ts';
import type { AskedField } from '../layout.ts';
import { useCaseForm } from './case-form-context.ts';
import type { FormField } from './form-field.ts';
import { ChoiceWithOther } from './choice-with-other.tsx';

const SeveralWithOther = lazy(async () => ({ default: (await import('./several-with-other.tsx')).SeveralWithOther }));

interface ChoiceFieldProps {
  readonly field: FormField;
  readonly asked: AskedField;
}

const specified = (option: FieldOption): FieldOption =>
  option.value === other ? { ...option, label: caseFieldMessages.otherSpecify.text } : option;

/** One or several of the server's lists, with room to write what they do not have. */
export function ChoiceField({ field, asked: { offer, options: fixed } }: ChoiceFieldProps) {
  const { form } = useCaseForm();
  const { options, isError, tryAgain } = useOffered(offer);
  const own = fixed ? Object.entries(fixed).map(([value, label]) => ({ value, label })) : [];
  return (
    <FieldRenderer
      field={field}
      control={form.control}
      options={[...own, ...options.map(specified)]}
      input={field.kind === 'multi-choice' ? SeveralWithOther : ChoiceWithOther}
      aside={isError && <NotLoaded text={caseFormLabels.listNotLoaded} tryAgain={tryAgain} />}
    />
  );
}
