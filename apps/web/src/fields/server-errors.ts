import { commonMessages } from '@casefolio/domain/messages/common';

/** A refused call, as far as a form needs to know it. */
export interface Refused {
  readonly message: string;
  readonly fieldErrors: Readonly<Record<string, string>>;
}

export const isRefused = (failure: unknown): failure is Error & Refused =>
  failure instanceof Error &&
  'fieldErrors' in failure &&
  typeof failure.fieldErrors === 'object' &&
  failure.fieldErrors !== null;

export interface ServerErrors<Name extends string> {
  /** What stands at a field of the form, in the form's order. */
  readonly placed: readonly (readonly [Name, string])[];
  /** What has no field to stand at. */
  readonly general: string | null;
}

/** Sorts what the server refused into the fields of the form and the rest, so that nothing it said is lost. */
export function sortServerErrors<Name extends string>(failure: unknown, names: readonly Name[]): ServerErrors<Name> {
  if (!isRefused(failure)) return { placed: [], general: commonMessages.unexpected.text };
  const { fieldErrors, message } = failure;
  const placed = names.flatMap((name) => {
    const error = fieldErrors[name];
    return error === undefined ? [] : [[name, error] as const];
  });
  if (placed.length > 0) return { placed, general: null };
  return { placed, general: Object.values(fieldErrors)[0] ?? message };
}
