import type { FieldError } from '@casefolio/contract/envelope';
import { commonMessages } from '@casefolio/domain/messages/common';
import type { z } from 'zod';
import { Failure, invalidFields } from './failure.ts';

const deepest = 40;
const mostFaults = 20;
const longestName = 100;

const malformed = (): Failure => new Failure('malformed', commonMessages.malformed);

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** PostgreSQL takes neither NUL nor half a surrogate pair: they are refused here, for every field of every endpoint. */
function* unstorable(value: unknown, field: string, depth = 0): Generator<FieldError> {
  if (depth > deepest) throw malformed();
  if (typeof value === 'string') {
    if (!isStorable(value)) yield { field, error: commonMessages.unreadableCharacters.text };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw malformed();
      yield* unstorable(inner, nameOf(field, key), depth + 1);
    }
  }
}

/** A name is repeated to the caller: one that goes on and on is cut. */
const nameOf = (parent: string, key: string): string => (parent ? `${parent}.${key}` : key).slice(0, longestName);

/** What came in, in the contract's form, or a refusal that names every failing field at once. */
export function readInput<T extends z.ZodType>(schema: T, raw: unknown): z.output<T> {
  const given = raw ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) throw malformed();
  const faults = [...unstorable(given, '').take(mostFaults)];
  const read = schema.safeParse(given);
  if (read.success && faults.length === 0) return read.data;
  const wrong = read.success ? [] : read.error.issues.flatMap(faultsOf).slice(0, mostFaults);
  throw invalidFields(oneAField([...faults, ...wrong]));
}

/** Where an endpoint takes no other keys than its own, each that it does not know is named. */
function faultsOf(issue: z.core.$ZodIssue): FieldError[] {
  const field = issue.path.map(String).reduce(nameOf, '');
  if (issue.code !== 'unrecognized_keys') return [{ field, error: issue.message }];
  return issue.keys.map((key) => ({ field: nameOf(field, key), error: commonMessages.unknownField.text }));
}

/** The first fault of each field is the one to mend first. */
const oneAField = (faults: readonly FieldError[]): FieldError[] =>
  faults.filter(({ field }, index) => faults.findIndex((other) => other.field === field) === index);
