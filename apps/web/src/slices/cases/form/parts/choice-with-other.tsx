import { isOther } from '@casefolio/domain/case-fields/other';
import { ChoiceInput } from '../../../../fields/choice-input.tsx';
import { textOf } from '../../../../fields/input-props.ts';
import type { InputProps } from '../../../../fields/input-props.ts';
import { answersOf, offersOther, optionOf, optionsWith, withOther, writtenOther } from '../choices.ts';
import { OtherText } from './other-text.tsx';

/** One of a list; 'Other' asks what it is. */
export function ChoiceWithOther(props: InputProps) {
  const { options, value, onChange, field } = props;
  const answer = textOf(value);
  const before = answer === '' ? [] : [answer];
  return (
    <>
      <ChoiceInput
        {...props}
        options={optionsWith(options, before)}
        value={optionOf(answer)}
        onChange={(picked) => onChange(answersOf([textOf(picked)], before)[0] ?? '')}
      />
      {isOther(answer) && offersOther(options) && (
        <OtherText
          label={field.label}
          written={writtenOther(before) ?? ''}
          onWrite={(text) => onChange(withOther(before, text)[0] ?? '')}
        />
      )}
    </>
  );
}
