import type { CaseField, CaseFieldKind, Situation } from './case-field.ts';
import { type CaseValues, emptyValue, situationOf } from './case-values.ts';
import { decisive } from './offers.ts';
import type { Family } from './speciality.ts';
import { caseFields } from './table.ts';

export const isShown = (field: CaseField, situation: Situation): boolean => field.shown?.(situation) ?? true;

export const shownFields = (situation: Situation, fields: readonly CaseField[] = caseFields): readonly CaseField[] =>
  fields.filter((field) => isShown(field, situation));

/** What somebody of this family may be asked in any of their cases. */
export function fieldsOfFamily(family: Family): readonly CaseField[] {
  const fullest = (type: string): Situation => ({
    family,
    type,
    indications: decisive.indications,
    procedures: ['Thrombectomy'],
    vendors: ['Other'],
    hasImplant: true,
  });
  const situations = ['', ...decisive.types].map(fullest);
  return caseFields.filter((field) => situations.some((situation) => isShown(field, situation)));
}

export const isRequired = (field: CaseField, situation: Situation): boolean => field.required?.(situation) ?? false;

/** A field with choices is free text where no list belongs to the situation. */
export function kindIn(field: CaseField, situation: Situation): CaseFieldKind {
  const chooses = field.kind === 'choice' || field.kind === 'multi-choice';
  return chooses && !field.options && (field.offer?.(situation) ?? []).length === 0 ? 'text' : field.kind;
}

/** Answers to questions that are not asked (any more) are dropped: nobody could see or mend them. */
export function onlyShown(family: Family, values: CaseValues, fields: readonly CaseField[] = caseFields): CaseValues {
  const situation = situationOf(family, values);
  const kept = shownFields(situation, fields).map((field) => {
    return [field.name, values[field.name] ?? emptyValue(kindIn(field, situation))];
  });
  return Object.fromEntries(kept);
}
