import type { CaseValue } from '@casefolio/domain/case-fields/case-values';
import type { CaseFieldName } from '@casefolio/domain/messages/case-fields';

export type ScanKind = 'axial' | 'sagittal' | 'angiogram' | 'x-ray';

/** A kind of operation that the demonstration's surgeon does, and what its cases look like. */
export interface Operation {
  readonly type: string;
  readonly name: string;
  /** How often, beside the others. */
  readonly weight: number;
  readonly isEmergency?: boolean;
  readonly diagnoses: readonly string[];
  readonly icds: readonly string[];
  readonly cpts: readonly (readonly [code: string, quantity: number])[];
  readonly modifiers?: readonly string[];
  readonly ages: readonly [youngest: number, oldest: number];
  readonly minutes: readonly [shortest: number, longest: number];
  readonly days: readonly [shortest: number, longest: number];
  /** Each field takes one of its answers. */
  readonly answers: Readonly<Partial<Record<CaseFieldName, readonly CaseValue[]>>>;
  readonly findings: readonly string[];
  readonly scan?: ScanKind;
}
