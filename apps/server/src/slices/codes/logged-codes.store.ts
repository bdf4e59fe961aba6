import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cptCodes, icdCodes } from '../../db/schema/codes.ts';

export interface LoggedCpt {
  readonly id: number;
  readonly code: string;
  readonly description: string;
  /** Exact; null when no year has a value. */
  readonly workRvu: string | null;
  /** The year that the value is of. */
  readonly year: number | null;
}

/** Procedure codes of cases, retired ones too, with the values of that year; where it has none, of the year nearest to it. */
export async function cptsInYear(db: Queryable, ids: readonly number[], year: number): Promise<LoggedCpt[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ [Key in keyof LoggedCpt]: LoggedCpt[Key] }>(sql`
    select cpt_codes.id, code, description, work_rvu as "workRvu", year
    from cpt_codes left join lateral (
      select work_rvu, year from cpt_values where cpt_id = cpt_codes.id order by abs(year - ${year}), year desc limit 1) nearest on true
    where cpt_codes.id = any(${sql.param(ids)}::bigint[])`);
  return rows;
}

export interface LoggedIcd {
  readonly id: number;
  readonly code: string;
  readonly description: string;
}

/** Diagnoses of cases, retired ones too. */
export async function icdsLogged(db: Queryable, ids: readonly number[]): Promise<LoggedIcd[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: icdCodes.id, code: icdCodes.code, description: icdCodes.description })
    .from(icdCodes)
    .where(inArray(icdCodes.id, [...ids]));
}

/** Which of these procedure codes there are. */
export async function knownCpts(db: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: cptCodes.id })
    .from(cptCodes)
    .where(inArray(cptCodes.id, [...ids]));
  return new Set(found.map(({ id }) => id));
}
