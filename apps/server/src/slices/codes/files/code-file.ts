import type { CptRecord, HospitalRecord, IcdRecord } from '@casefolio/domain/codes/code-record';

/** One line of an addenda, or the pair of lines of a revision. Descriptions are the long ones. */
export type IcdChange =
  | {
      readonly action: 'add' | 'delete';
      readonly code: string;
      readonly billable: boolean;
      readonly description: string;
    }
  | {
      readonly action: 'revise';
      readonly code: string;
      readonly billable: boolean;
      readonly from: string;
      readonly description: string;
    };

/** What the footer of an addenda says of the headings, or of the codes that can be billed. */
export interface AddendaCount {
  readonly before: number;
  readonly after: number;
  readonly additions: number;
  readonly deletions: number;
  readonly revisions: number;
}

export interface AddendaCounts {
  readonly headings: AddendaCount;
  readonly codes: AddendaCount;
}

export interface CptFile {
  readonly kind: 'cpt';
  readonly year: number;
  readonly label: string;
  readonly records: CptRecord[];
}

export interface IcdFile {
  readonly kind: 'icd10' | 'icd9';
  readonly label: string;
  readonly records: IcdRecord[];
}

export interface AddendaFile {
  readonly kind: 'icd10-addenda';
  readonly label: string;
  readonly changes: IcdChange[];
  readonly counts: AddendaCounts;
}

export interface HospitalFile {
  readonly kind: 'hospitals';
  readonly label: string;
  readonly records: HospitalRecord[];
}

export type CodeFile = (CptFile | IcdFile | AddendaFile | HospitalFile) & {
  /** The name of the file that it was read from. */
  readonly name?: string;
};

/** What a reader is told of the text it reads. */
export interface Source {
  /** For labels; what a file is, its content says. */
  readonly name: string;
  /** Whether a part of an official file will do. */
  readonly acceptParts: boolean;
}
