import type { CaseValues } from '../case-fields/case-values.ts';
import type { Family } from '../case-fields/speciality.ts';

export interface Surgeon {
  /** Null for somebody without an account here. */
  readonly userId: number | null;
  readonly name: string;
}

export interface Note {
  /** Absent for one that is not stored yet. */
  readonly id?: number;
  readonly text: string;
  readonly authorId: number;
  readonly notedAt: Date;
}

export interface FurtherProcedure {
  /** Null for one that is not stored yet. */
  readonly id: number | null;
  readonly values: CaseValues;
}

/** A case as it is written and kept, without what is worked out from it. */
export interface CaseState {
  readonly family: Family;
  readonly values: CaseValues;
  readonly modifierId: string | null;
  readonly primarySurgeons: readonly Surgeon[];
  readonly coSurgeons: readonly Surgeon[];
  readonly cpts: readonly { readonly id: number; readonly quantity: number }[];
  readonly icds: readonly number[];
  readonly notes: readonly Note[];
  readonly procedures: readonly FurtherProcedure[];
}

export const emptyCase = (family: Family): CaseState => ({
  family,
  values: {},
  modifierId: null,
  primarySurgeons: [],
  coSurgeons: [],
  cpts: [],
  icds: [],
  notes: [],
  procedures: [],
});
