import { caseFieldMessages } from '@casefolio/domain/messages/case-fields';
import { caseFormLabels } from '@casefolio/domain/messages/case-form';
import { other } from '@casefolio/domain/case-fields/other';
import type { FieldOption } from '@casefolio/domain/fields/field';
import { FieldRenderer, prepareInputs } from '../../../../fields/field-renderer.tsx';
import { loadInPlace } from '../../../../ui/load-in-place.tsx';
import { useAhead } from '../../../../ui/use-ahead.ts';
import { NotLoaded } from '../../../accounts/parts/not-loaded.tsx';
import { useOffered } from '../hooks/use-offered.ts';
import type { AskedField } from '../layout.ts';
import { useCaseForm } from './case-form-context.ts';
import type { FormField } from './form-field.ts';
import { ChoiceWithOther } from './choice-with-other.tsx';

const { Part: SeveralWithOther, prepare } = loadInPlace(
  async () => (await import('./several-with-other.tsx')).SeveralWithOther,
  48,
);

interface ChoiceFieldProps {
  readonly field: FormField;
  readonly asked: AskedField;
}

const specified = (option: FieldOption): FieldOption =>
  option.value === other ? { ...option, label: caseFieldMessages.otherSpecify.text } : option;

/** One or several of the server's lists, with room to write what they do not have. */
export function ChoiceField({ field, asked: { offer, options: fixed } }: ChoiceFieldProps) {
  const { form } = useCaseForm();
  useAhead(prepare);
  useAhead(prepareInputs);
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
