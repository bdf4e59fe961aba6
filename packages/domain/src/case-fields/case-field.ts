import type { FieldKind } from '../fields/field.ts';
import type { MapLookupName } from '../lookups/catalogue.ts';
import type { CaseFieldName } from '../messages/case-fields.ts';
import type { Family } from './speciality.ts';

/** The answers that decide which questions are asked next. */
export interface Situation {
  readonly family: Family;
  readonly type: string;
  readonly indications: readonly string[];
  readonly procedures: readonly string[];
  readonly vendors: readonly string[];
  readonly hasImplant: boolean;
}

/** What a field offers: the server's lists (several where several indications are chosen), or nothing, which is free text. */
export type Offer = readonly MapLookupName[];

export type CaseSection = 'patient' | 'diagnosis' | 'procedure';

export type CaseFieldKind =
  | Extract<FieldKind, 'text' | 'long-text' | 'number' | 'date' | 'yes-no' | 'choice' | 'multi-choice'>
  | 'institution'
  | 'people'
  | 'role';

export interface CaseField {
  readonly name: CaseFieldName;
  readonly label: string;
  readonly section: CaseSection;
  /** The kind as such; where a list is offered only in some situations, it is free text in the others. */
  readonly kind: CaseFieldKind;
  /** Its answer takes so little room that two of them stand side by side on a phone. */
  readonly brief?: true;
  /** Absent: always. */
  readonly shown?: (situation: Situation) => boolean;
  readonly offer?: (situation: Situation) => Offer;
  /** Choices that never change, instead of a list of the server: value to label. */
  readonly options?: Readonly<Record<string, string>>;
  readonly required?: (situation: Situation) => boolean;
  /** A change of these empties it. */
  readonly clearedBy?: readonly CaseFieldName[];
  /** An additional procedure of the same case has its own. */
  readonly repeats: boolean;
}
