import type { Field, FieldOption } from '@casefolio/domain/fields/field';
import { personalTexts } from '@casefolio/domain/messages/profile-screen';
import type { ComponentType } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import type { InputProps } from '../../../fields/input-props.ts';
import { NotLoaded } from '../../accounts/parts/not-loaded.tsx';

/** A list of the server's, whichever it is. */
export interface Choices {
  readonly options: readonly FieldOption[];
  readonly isError: boolean;
  readonly tryAgain: () => void;
}

interface LookupFieldProps<Values extends FieldValues> {
  readonly field: Field<FieldPath<Values>>;
  readonly control: Control<Values>;
  readonly choices: Choices;
  readonly input?: ComponentType<InputProps>;
}

/** A choice whose list comes from the server; when it does not come, it can be asked for again. */
export function LookupField<Values extends FieldValues>({ field, control, choices, input }: LookupFieldProps<Values>) {
  const { options, isError, tryAgain } = choices;
  return (
    <FieldRenderer
      field={field}
      control={control}
      options={options}
      {...(input && { input })}
      aside={isError && <NotLoaded text={personalTexts.listNotLoaded} tryAgain={tryAgain} />}
    />
  );
}
