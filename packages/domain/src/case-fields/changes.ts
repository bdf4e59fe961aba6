import type { CaseFieldName } from '../messages/case-fields.ts';
import { caseFields } from './table.ts';

/** What a change of this field empties: another type has other approaches, another indication other locations. */
export const clearedByChangeOf = (changed: CaseFieldName): readonly CaseFieldName[] =>
  caseFields.filter(({ clearedBy }) => clearedBy?.includes(changed)).map(({ name }) => name);
