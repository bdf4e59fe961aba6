import { textsOf } from '../../../../fields/input-props.ts';
import type { InputProps } from '../../../../fields/input-props.ts';
import { MultiChoiceInput } from '../../../../fields/multi-choice-input.tsx';
import { answersOf, optionOf, optionsWith, withOther, writtenOther } from '../choices.ts';
import { OtherText } from './other-text.tsx';

/** The vendors' own text is a field of the table. */
const hasFieldForOther = (name: string): boolean => name.endsWith('._vendors');

/** Several of a list; 'Other' asks what it is. */
export function SeveralWithOther(props: InputProps) {
  const { options, value, onChange, field } = props;
  const answers = textsOf(value);
  const written = writtenOther(answers);
  return (
    <>
      <MultiChoiceInput
        {...props}
        options={optionsWith(options, answers)}
        value={answers.map(optionOf)}
        onChange={(picked) => onChange(answersOf(textsOf(picked), answers))}
      />
      {written !== null && !hasFieldForOther(field.name) && (
        <OtherText label={field.label} written={written} onWrite={(text) => onChange(withOther(answers, text))} />
      )}
    </>
  );
}
