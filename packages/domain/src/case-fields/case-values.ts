import type { CaseFieldName } from '../messages/case-fields.ts';
import type { CaseFieldKind, Situation } from './case-field.ts';
import type { Family } from './speciality.ts';

/** One answer: a text ('' is no answer), several texts, yes/no/not said, or a number as it was written. */
export type CaseValue = string | boolean | null | readonly string[];

/** The answers of a case or of one additional procedure; a field that is not asked may be absent. */
export type CaseValues = Readonly<Partial<Record<CaseFieldName, CaseValue>>>;

export const emptyValue = (kind: CaseFieldKind): CaseValue =>
  kind === 'yes-no' ? null : kind === 'multi-choice' || kind === 'people' ? [] : '';

export const isEmpty = (value: CaseValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);

/** A text of one, or several, as a list: in a generic case an indication is one text, elsewhere several choices. */
export function textsOf(value: CaseValue | undefined): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return value === undefined || value === null || typeof value === 'boolean' ? [] : value;
}

const textOf = (value: CaseValue | undefined): string => textsOf(value)[0] ?? '';

export const situationOf = (family: Family, values: CaseValues): Situation => ({
  family,
  type: textOf(values.type),
  indications: textsOf(values.indication),
  procedures: textsOf(values._procedure),
  vendors: textsOf(values._vendors),
  hasImplant: values.implant === true,
});
