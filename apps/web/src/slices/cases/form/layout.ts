import type { CaseField, CaseFieldKind, CaseSection } from '@casefolio/domain/case-fields/case-field';
import { situationOf } from '@casefolio/domain/case-fields/case-values';
import { isRequired, kindIn, shownFields } from '@casefolio/domain/case-fields/shown';
import type { Family } from '@casefolio/domain/case-fields/speciality';
import { caseFields, repeatedFields } from '@casefolio/domain/case-fields/table';
import type { MapLookupName } from '@casefolio/domain/lookups/catalogue';
import type { CaseFieldName } from '@casefolio/domain/messages/case-fields';
import type { Answers } from './case-form.ts';

/** How a field is asked in the present situation. */
export interface AskedField {
  readonly name: CaseFieldName;
  readonly label: string;
  readonly kind: CaseFieldKind;
  readonly required: boolean;
  readonly width: 'brief' | 'usual' | 'whole line';
  readonly offer: readonly MapLookupName[];
  readonly options?: Readonly<Record<string, string>> | undefined;
}

export type Asking = CaseSection | 'further';

const fieldsOf = (asking: Asking): readonly CaseField[] =>
  asking === 'further' ? repeatedFields : caseFields.filter(({ section }) => section === asking);

/** The answers that decide what is asked; everything else can be typed without anything but its own field being drawn. */
export const decidingFields: readonly CaseFieldName[] = ['type', 'indication', '_procedure', '_vendors', 'implant'];

function widthOf({ brief }: CaseField, kind: CaseFieldKind): AskedField['width'] {
  if (kind === 'long-text') return 'whole line';
  return brief ? 'brief' : 'usual';
}

/** What a section asks now, in order. */
export function layoutOf(family: Family, answers: Answers, asking: Asking): readonly AskedField[] {
  const situation = situationOf(family, answers);
  return shownFields(situation, fieldsOf(asking)).map((field) => {
    const kind = kindIn(field, situation);
    return {
      name: field.name,
      label: field.label,
      kind,
      required: isRequired(field, situation),
      width: widthOf(field, kind),
      offer: field.offer?.(situation) ?? [],
      options: field.options,
    };
  });
}
