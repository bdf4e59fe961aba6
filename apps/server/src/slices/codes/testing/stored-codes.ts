import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { cptCodes, cptValues, icdCodes } from '../../../db/schema/codes.ts';

const inOrderOf = (ids: readonly number[], column: typeof cptCodes.id | typeof icdCodes.id) =>
  sql`array_position(${sql.param(ids)}::bigint[], ${column})`;

/** Procedure codes in the order of their ids, retired ones too, with the values of that year or else of each code's newest. */
export function cptCodesByIds(db: Queryable, ids: readonly number[], year?: number) {
  const values = db
    .selectDistinctOn([cptValues.cpt_id])
    .from(cptValues)
    .where(and(inArray(cptValues.cpt_id, [...ids]), year === undefined ? undefined : eq(cptValues.year, year)))
    .orderBy(cptValues.cpt_id, desc(cptValues.year))
    .as('values_of_year');
  return db
    .select({
      id: cptCodes.id,
      code: cptCodes.code,
      description: cptCodes.description,
      retired: cptCodes.retired,
      values: {
        year: values.year,
        workRvu: values.work_rvu,
        status: values.status,
        globalDays: values.global_days,
        multipleProcedure: values.multiple_procedure,
        bilateral: values.bilateral,
        assistant: values.assistant,
        coSurgery: values.co_surgery,
      },
    })
    .from(cptCodes)
    .leftJoin(values, eq(values.cpt_id, cptCodes.id))
    .where(inArray(cptCodes.id, [...ids]))
    .orderBy(inOrderOf(ids, cptCodes.id));
}

/** Diagnoses in the order of their ids, retired ones too. */
export const icdCodesByIds = (db: Queryable, ids: readonly number[]) =>
  db
    .select()
    .from(icdCodes)
    .where(inArray(icdCodes.id, [...ids]))
    .orderBy(inOrderOf(ids, icdCodes.id));
