/** What a file of cases is made of, before it is a spreadsheet or a PDF. */

export type CellKind = 'text' | 'day' | 'number';

export interface Column {
  readonly heading: string;
  readonly kind: CellKind;
}

/** A day is written yyyy-mm-dd and a number as its exact decimals; null is an empty cell. */
export type Cell = string | null;

export interface SheetPlan {
  readonly name: string;
  readonly columns: readonly Column[];
}

export interface PrintedFact {
  readonly label: string;
  readonly text: string;
  /** A text that may be long has the whole width. */
  readonly isLong: boolean;
}

export interface PrintedTable {
  readonly columns: readonly { readonly heading: string; readonly kind: CellKind }[];
  readonly rows: readonly (readonly string[])[];
}

export interface PrintedSection {
  readonly title: string;
  readonly facts: readonly PrintedFact[];
  readonly table?: PrintedTable;
  /** Such as notes: who wrote them and when, above their text. */
  readonly paragraphs?: readonly { readonly remark: string; readonly text: string }[];
}

export interface PrintedImage {
  readonly name: string;
  readonly jpeg: Uint8Array;
}

/** One case on paper; it begins on a page of its own. */
export interface PrintedCase {
  readonly heading: string;
  readonly remark: string;
  readonly sections: readonly PrintedSection[];
  readonly images: readonly PrintedImage[];
}

export interface PrintedBook {
  readonly title: string;
  readonly remark: string;
}
