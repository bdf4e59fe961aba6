import type { Cell, PrintedBook, PrintedCase, SheetPlan } from '@casefolio/domain/transfer/papers';

/** Rows for each sheet, in the order of the sheets. */
export type RowBatch = readonly (readonly (readonly Cell[])[])[];

export type FileStart =
  | { readonly kind: 'workbook'; readonly plans: readonly SheetPlan[] }
  | { readonly kind: 'book'; readonly book: PrintedBook };

export type FileOrder =
  | FileStart
  | { readonly kind: 'rows'; readonly batch: RowBatch }
  | { readonly kind: 'cases'; readonly batch: readonly PrintedCase[] }
  | { readonly kind: 'finish' };

export type FileAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'fault'; readonly reason: string };
