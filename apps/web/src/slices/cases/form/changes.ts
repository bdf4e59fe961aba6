import { emptyValue, situationOf } from '@casefolio/domain/case-fields/case-values';
import { clearedByChangeOf } from '@casefolio/domain/case-fields/changes';
import { kindIn } from '@casefolio/domain/case-fields/shown';
import type { Family } from '@casefolio/domain/case-fields/speciality';
import { caseFields } from '@casefolio/domain/case-fields/table';
import type { CaseFieldName } from '@casefolio/domain/messages/case-fields';
import type { Answer, Answers } from './case-form.ts';

const isName = (name: string): name is CaseFieldName => caseFields.some((field) => field.name === name);

export interface ChangedField {
  /** 'main' or 'procedures.0.answers' */
  readonly prefix: 'main' | `procedures.${number}.answers`;
  readonly name: CaseFieldName;
}

const path = /^(?:main|procedures\.(\d+)\.answers)\.(\w+)$/;

/** The field of the table that stands at a path of the form. */
export function fieldAt(formPath: string): ChangedField | null {
  const [, index, name = ''] = path.exec(formPath) ?? [];
  if (!isName(name)) return null;
  return { prefix: index === undefined ? 'main' : `procedures.${Number(index)}.answers`, name };
}

const emptyOf = (kind: Parameters<typeof emptyValue>[0]): Answer => {
  const empty = emptyValue(kind);
  return typeof empty === 'object' && empty !== null ? [] : empty;
};

/** What a change empties, each with the empty answer of its new kind. */
export function emptied(
  family: Family,
  answers: Answers,
  changed: CaseFieldName,
): readonly (readonly [CaseFieldName, Answer])[] {
  const names = clearedByChangeOf(changed);
  if (names.length === 0) return [];
  const left = Object.fromEntries(Object.entries(answers).filter(([name]) => !isName(name) || !names.includes(name)));
  const situation = situationOf(family, left);
  return caseFields
    .filter(({ name }) => names.includes(name))
    .map((field) => [field.name, emptyOf(kindIn(field, situation))] as const);
}
