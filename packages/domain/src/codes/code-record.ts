/** A procedure code in one year, as an official file or our starter set states it. */
export interface CptRecord {
  readonly code: string;
  readonly description: string;
  readonly keywords: string;
  readonly year: number;
  /** Exact: '30.17'. */
  readonly workRvu: string;
  readonly status: string;
  readonly globalDays: string;
  readonly multipleProcedure: string;
  readonly bilateral: string;
  readonly assistant: string;
  readonly coSurgery: string;
}

export interface IcdRecord {
  readonly version: 9 | 10;
  /** With its dot: I60.2 */
  readonly code: string;
  readonly description: string;
  readonly billable: boolean;
}

export interface HospitalRecord {
  readonly facilityId: string | null;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}
