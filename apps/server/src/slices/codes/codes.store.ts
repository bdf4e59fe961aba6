import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { codeSets, codeUses, cptValues } from '../../db/schema/codes.ts';

export type CodeSetName = (typeof codeSets.$inferSelect)['name'];
export type CodeSet = typeof codeSets.$inferSelect;

/** What stands in each set. */
export const readCodeSets = (db: Queryable): Promise<CodeSet[]> =>
  db.select().from(codeSets).orderBy(asc(codeSets.name));

/** How many codes of each set can be found. */
export async function countActiveCodes(db: Queryable): Promise<Record<CodeSetName, number>> {
  const { rows } = await db.execute<Record<CodeSetName, number>>(sql`
    select (select count(*) from cpt_codes where not retired) as cpt,
           count(*) filter (where version = 10) as icd10,
           count(*) filter (where version = 9) as icd9,
           (select count(*) from hospitals where not retired) as hospitals
    from icd_codes where not retired`);
  return rows[0] ?? { cpt: 0, icd10: 0, icd9: 0, hospitals: 0 };
}

/** The years for which work values are known, newest first. */
export async function cptYears(db: Queryable): Promise<number[]> {
  const found = await db.selectDistinct({ year: cptValues.year }).from(cptValues).orderBy(desc(cptValues.year));
  return found.map(({ year }) => year);
}

/** What a procedure code is worth in a year. */
export interface CptValues {
  readonly year: number;
  readonly workRvu: number;
  readonly status: string;
  readonly globalDays: string;
  readonly multipleProcedure: string;
  readonly bilateral: string;
  readonly assistant: string;
  readonly coSurgery: string;
}

export type ActiveCpt = {
  id: number;
  code: string;
  text: string;
  keywords: string;
  /** The first year that lacks it; null as long as the newest has it. */
  retiredFrom: number | null;
  values: CptValues[];
};
export type ActiveIcd = { id: number; code: string; text: string; billable: boolean };

/** The procedure codes that can be found for some year, page by page, with their values, newest year first. */
export function activeCpt(tx: Tx): AsyncGenerator<ActiveCpt[]> {
  const query = sql`select id, code, description as text, keywords, retired_from as "retiredFrom",
      coalesce(of_years.values, '[]') as values
    from cpt_codes left join lateral (
      select json_agg(json_build_object('year', year, 'workRvu', work_rvu, 'status', status, 'globalDays', global_days,
        'multipleProcedure', multiple_procedure, 'bilateral', bilateral, 'assistant', assistant, 'coSurgery', co_surgery)
        order by year desc) as values
      from cpt_values where cpt_id = cpt_codes.id) of_years on true
    where not retired or retired_from is not null order by code`;
  return inPages(tx, query, () => tx.execute<ActiveCpt>(nextPage));
}

/** The diagnoses that can be found, page by page. */
export function activeIcd(tx: Tx, version: 9 | 10): AsyncGenerator<ActiveIcd[]> {
  const query = sql`select id, code, description as text, billable from icd_codes
    where version = ${sql.raw(String(version))} and not retired order by code`;
  return inPages(tx, query, () => tx.execute<ActiveIcd>(nextPage));
}

const nextPage = sql`fetch 1000 from pages`;

/** One scan for all pages; others get their turn between two of them. */
async function* inPages<Row>(tx: Tx, query: SQL, next: () => Promise<{ rows: Row[] }>): AsyncGenerator<Row[]> {
  await tx.execute(sql`declare pages no scroll cursor for ${query}`);
  for (let { rows } = await next(); rows.length > 0; { rows } = await next()) yield rows;
}

export interface CodesUsed {
  readonly userId: number;
  readonly kind: 'cpt' | 'icd';
  readonly codeIds: readonly number[];
  readonly procedureName?: string;
}

let notes = 0;

/** How often this process has noted uses: whoever keeps uses in memory reads them again when this has moved. */
export const notesOfUses = (): number => notes;

/** Remembers that somebody logged these codes, for which procedure. */
export async function noteCodesUsed(db: Queryable, { userId, kind, codeIds, procedureName = '' }: CodesUsed) {
  if (codeIds.length === 0) return;
  const once = [...new Set(codeIds)].map((id) => ({
    user_id: userId,
    kind,
    code_id: id,
    procedure_name: procedureName,
    uses: 1,
  }));
  await db
    .insert(codeUses)
    .values(once)
    .onConflictDoUpdate({
      target: [codeUses.user_id, codeUses.kind, codeUses.code_id, codeUses.procedure_name],
      set: { uses: sql`${codeUses.uses} + 1` },
    });
  notes += 1;
}

/** How often this user logged each code. */
export async function usesOf(db: Queryable, userId: number, kind: 'cpt' | 'icd'): Promise<Map<number, number>> {
  const found = await db
    .select({ id: codeUses.code_id, uses: sql<number>`sum(${codeUses.uses})`.mapWith(Number) })
    .from(codeUses)
    .where(and(eq(codeUses.user_id, userId), eq(codeUses.kind, kind)))
    .groupBy(codeUses.code_id);
  return new Map(found.map(({ id, uses }) => [id, uses]));
}

/**
 * The procedure codes that were logged for this procedure, this user's first. A user's own are found by the words of the name in any order,
 * colleagues' by the whole name: both come from an index, however many cases there are.
 */
export async function codedFor(db: Queryable, userId: number, procedureName: string, limit: number): Promise<number[]> {
  const name = procedureName.trim().toLowerCase();
  if (name === '') return [];
  const { user_id, procedure_name, code_id, uses } = codeUses;
  const words = sql.param(name.split(/\s+/));
  const hasEveryWord = sql`not exists (select from unnest(${words}::text[]) word where strpos(lower(${procedure_name}), word) = 0)`;
  const own = sql`sum(${uses}) filter (where ${user_id} = ${userId})`;
  const found = await db
    .select({ id: code_id })
    .from(codeUses)
    .where(
      and(
        eq(codeUses.kind, 'cpt'),
        sql`(lower(${procedure_name}) = ${name} or (${user_id} = ${userId} and ${hasEveryWord}))`,
      ),
    )
    .groupBy(code_id)
    .orderBy(sql`${own} desc nulls last, sum(${uses}) desc, ${code_id}`)
    .limit(limit);
  return found.map(({ id }) => id);
}
