import type { FieldError } from '@casefolio/contract/envelope';
import { commonMessages } from '@casefolio/domain/messages/common';
import type { z } from 'zod';
import { Failure, invalidFields } from './failure.ts';

const deepest = 40;

/** PostgreSQL takes neither NUL nor half a surrogate pair: they are refused here, for every field of every endpoint. */
function unstorable(value: unknown, path: string, depth = 0): FieldError[] {
  if (depth > deepest) throw new Failure('malformed', commonMessages.malformed);
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed()
      ? [{ field: path, error: commonMessages.unreadableCharacters.text }]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key.includes('\0') || !key.isWellFormed()) throw new Failure('malformed', commonMessages.malformed);
    return unstorable(inner, path ? `${path}.${key}` : key, depth + 1);
  });
}

/** What came in, in the contract's form, or a refusal that names every failing field at once. */
export function readInput<T extends z.ZodType>(schema: T, raw: unknown): z.output<T> {
  const given = raw ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) throw new Failure('malformed', commonMessages.malformed);
  const faults = unstorable(given, '');
  if (faults.length > 0) throw invalidFields(faults);
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  throw invalidFields(oneFaultAField(read.error.issues));
}

const oneFaultAField = (issues: readonly z.core.$ZodIssue[]): FieldError[] =>
  [...new Map(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]))]
    .map(([field, error]) => ({ field, error }))
    .toReversed();
