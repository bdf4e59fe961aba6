import type { Family } from '@casefolio/domain/case-fields/speciality';
import type { Days } from '@casefolio/domain/cases/periods';
import { and, asc, count, desc, eq, gt, gte, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cases } from '../../db/schema/cases.ts';
import { institutions } from '../../db/schema/profile.ts';

export interface Page {
  readonly days: Days;
  readonly soonestFirst: boolean;
  readonly page: number;
  readonly size: number;
}

const inLog = (ownerId: number, { from, to, after }: Days): SQL | undefined =>
  and(
    eq(cases.owner_id, ownerId),
    isNull(cases.deleted_at),
    from === undefined ? undefined : gte(cases.procedure_date, from),
    to === undefined ? undefined : lte(cases.procedure_date, to),
    after === undefined ? undefined : gt(cases.procedure_date, after),
  );

export async function countCases(db: Queryable, ownerId: number, days: Days): Promise<number> {
  const [row] = await db.select({ found: count() }).from(cases).where(inLog(ownerId, days));
  return row?.found ?? 0;
}

const newestFirst = [desc(cases.procedure_date), desc(cases.id)];

export function casesOnPage(db: Queryable, ownerId: number, { days, soonestFirst, page, size }: Page) {
  const order = soonestFirst ? [asc(cases.procedure_date), asc(cases.id)] : newestFirst;
  return db
    .select({
      id: cases.id,
      patient_first_name: cases.patient_first_name,
      patient_last_name: cases.patient_last_name,
      date_of_birth: cases.date_of_birth,
      age: cases.age,
      gender: cases.gender,
      procedure_name: cases.procedure_name,
      type: cases.type,
      date: cases.procedure_date,
      institution: { id: institutions.id, name: institutions.name },
    })
    .from(cases)
    .innerJoin(institutions, eq(institutions.id, cases.institution_id))
    .where(inLog(ownerId, days))
    .orderBy(...order)
    .limit(size)
    .offset(page * size);
}

async function idsWhere(db: Queryable, condition: SQL | undefined): Promise<number[]> {
  const found = await db
    .select({ id: cases.id })
    .from(cases)
    .where(condition)
    .orderBy(...newestFirst);
  return found.map(({ id }) => id);
}

const named = (ownerId: number, ids: readonly number[]): SQL | undefined =>
  and(inLog(ownerId, {}), sql`${cases.id} = any(${sql.param(ids)}::bigint[])`);

/** Of these, those that stand in the log, newest first. */
export const caseIdsInLog = (db: Queryable, ownerId: number, ids: readonly number[]): Promise<number[]> =>
  idsWhere(db, named(ownerId, ids));

/** Every case of these days, newest first. */
export const caseIdsOfDays = (db: Queryable, ownerId: number, days: Days): Promise<number[]> =>
  idsWhere(db, inLog(ownerId, days));

/** The forms in which these cases were written. */
export async function familiesOf(db: Queryable, ownerId: number, ids: readonly number[]): Promise<Family[]> {
  const found = await db.selectDistinct({ family: cases.family }).from(cases).where(named(ownerId, ids));
  return found.map(({ family }) => family);
}
