/** A procedure code with its value in one year. */
export interface CptCode {
  readonly id: number;
  readonly code: string;
  /** The description. */
  readonly value: string;
  /** Null when that year has none. */
  readonly rvuValue: number | null;
  readonly year: number;
  readonly globalDays: string;
  readonly multipleProcedure: string;
}

/** A diagnosis. */
export interface IcdCode {
  readonly id: number;
  readonly code: string;
  /** The description. */
  readonly value: string;
  readonly billable: boolean;
}

export interface CodesByKind {
  readonly cpt: CptCode;
  readonly icd: IcdCode;
}

export type CodeKind = keyof CodesByKind;

const separator = ' - ';

/** A code as it stands in a box once it is chosen. */
export const codeLabel = ({ code, value }: Pick<CptCode, 'code' | 'value'>): string => `${code}${separator}${value}`;

/** What is searched for: of a chosen label only the code before its dash, of everything else the whole. */
export function searchTermOf(typed: string): string {
  const [beforeDash = ''] = typed.split(separator, 1);
  return beforeDash.trim();
}
