import type { CaseOnPage } from '../case-fields/facts.ts';

type Figure = string | null;

export interface ExportedCode {
  readonly code: string;
  /** What the code means. */
  readonly value: string;
}

/** A case as its owner reads it; figures are null where their plan does not show them. */
export interface ExportedCase extends CaseOnPage {
  readonly id: number;
  readonly date: string;
  readonly procedure_icd: readonly { readonly icd_lookup: ExportedCode }[];
  readonly procedure_cpt: readonly {
    readonly cpt_lookup: ExportedCode & { readonly rvu_value: Figure };
    readonly quantity: number;
  }[];
  readonly cpt_modifier: { readonly id: string; readonly description: string; readonly percentage: number } | null;
  readonly rvu_year: number;
  readonly total_rvus: Figure;
  readonly total_reimbursable_rvus: Figure;
  readonly reimbursable_after_modifier: Figure;
  readonly notes: readonly { readonly date: string; readonly note: string; readonly author: string }[];
  readonly case_procedures: readonly (Readonly<Record<string, unknown>> & { readonly date: string })[];
}
