import type { Field } from '@casefolio/domain/fields/field';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { sortServerErrors } from './server-errors.ts';
import type { ServerErrors } from './server-errors.ts';

/** Puts a refused call's errors at their fields, focuses the first, and tells what was put where. */
export function useServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Field<FieldPath<Values>>[],
): (failure: unknown) => ServerErrors<FieldPath<Values>> {
  return (failure) => {
    const names = fields.map((field) => field.name);
    const sorted = sortServerErrors(failure, names);
    for (const [name, message] of sorted.placed) form.setError(name, { type: 'server', message });
    const [first] = sorted.placed;
    if (first) form.setFocus(first[0]);
    return sorted;
  };
}
