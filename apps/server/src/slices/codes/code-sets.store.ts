import { and, eq, sql } from 'drizzle-orm';
import type { CptRecord, HospitalRecord, IcdRecord } from '@casefolio/domain/codes/code-record';
import type { Queryable, Tx } from '../../db/database.ts';
import { codeSets, cptCodes, cptValues, hospitals, icdCodes } from '../../db/schema/codes.ts';
import type { CodeSetName } from './codes.store.ts';

export type Source = 'starter' | 'official';

/** Any number that nothing else in the database locks. */
const oneWriter = 7303;

/** Whoever changes a set waits for whoever is changing one, and then sees what they left. */
export async function waitForOtherWriters(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${oneWriter})`);
}

/** Says what a set now holds; a running server sees the new revision. */
export async function stampSet(tx: Tx, name: CodeSetName, label: string, at: Date): Promise<void> {
  await tx
    .insert(codeSets)
    .values({ name, label, revision: 1, changed_at: at })
    .onConflictDoUpdate({
      target: codeSets.name,
      set: { label, changed_at: at, revision: sql`${codeSets.revision} + 1` },
    });
}

export const standingIcd = (db: Queryable, version: 9 | 10) =>
  db.select().from(icdCodes).where(eq(icdCodes.version, version));

/** Every procedure code beside its values of one year, which may be missing. */
export const standingCpt = (db: Queryable, year: number) =>
  db
    .select({
      id: cptCodes.id,
      retired: cptCodes.retired,
      source: cptCodes.source,
      code: cptCodes.code,
      description: cptCodes.description,
      keywords: cptCodes.keywords,
      values: {
        workRvu: cptValues.work_rvu,
        status: cptValues.status,
        globalDays: cptValues.global_days,
        multipleProcedure: cptValues.multiple_procedure,
        bilateral: cptValues.bilateral,
        assistant: cptValues.assistant,
        coSurgery: cptValues.co_surgery,
      },
    })
    .from(cptCodes)
    .leftJoin(cptValues, and(eq(cptValues.cpt_id, cptCodes.id), eq(cptValues.year, year)));

export const standingHospitals = (db: Queryable) => db.select().from(hospitals);

export async function writeIcd(tx: Tx, records: readonly IcdRecord[], source: Source): Promise<void> {
  await tx.execute(sql`
    insert into icd_codes (version, code, description, billable, source)
    select version, code, description, billable, ${source}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as fresh (version smallint, code text, description text, billable boolean)
    on conflict (version, code) do update set
      description = excluded.description, billable = excluded.billable, source = excluded.source, retired = false`);
}

/** Our own keywords stay when an official file, which has none, brings the code again. */
export async function writeCpt(tx: Tx, records: readonly CptRecord[], source: Source): Promise<void> {
  await tx.execute(sql`
    insert into cpt_codes (code, description, keywords, source)
    select code, description, keywords, ${source}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as fresh (code text, description text, keywords text)
    on conflict (code) do update set
      description = excluded.description, source = excluded.source, retired = false, retired_from = null,
      keywords = coalesce(nullif(excluded.keywords, ''), cpt_codes.keywords)`);
  await writeCptValues(tx, records);
}

/** An earlier year values the codes of its cases; what the newest lacks is found for the years that had it. */
export async function writePastCpt(tx: Tx, records: readonly CptRecord[], source: Source): Promise<void> {
  await tx.execute(sql`
    insert into cpt_codes (code, description, keywords, source, retired, retired_from)
    select code, description, keywords, ${source}, true, year + 1
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as fresh (code text, description text, keywords text, year smallint)
    on conflict (code) do update set retired_from = greatest(cpt_codes.retired_from, excluded.retired_from)
    where cpt_codes.retired`);
  await writeCptValues(tx, records);
}

async function writeCptValues(tx: Tx, records: readonly CptRecord[]): Promise<void> {
  await tx.execute(sql`
    insert into cpt_values
      (cpt_id, year, work_rvu, status, global_days, multiple_procedure, bilateral, assistant, co_surgery)
    select id, year, "workRvu", status, "globalDays", "multipleProcedure", fresh.bilateral, fresh.assistant, "coSurgery"
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as fresh
      (code text, year smallint, "workRvu" numeric, status text, "globalDays" text, "multipleProcedure" text,
       bilateral text, assistant text, "coSurgery" text)
    join cpt_codes using (code)
    on conflict (cpt_id, year) do update set
      work_rvu = excluded.work_rvu, status = excluded.status, global_days = excluded.global_days,
      multiple_procedure = excluded.multiple_procedure, bilateral = excluded.bilateral,
      assistant = excluded.assistant, co_surgery = excluded.co_surgery`);
}

/** Adds our words to codes that came from an official file; says how many codes got others than they had. */
export async function setKeywords(tx: Tx, records: readonly CptRecord[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update cpt_codes set keywords = ours.keywords
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as ours (code text, keywords text)
    where cpt_codes.code = ours.code and cpt_codes.keywords <> ours.keywords`);
  return rowCount ?? 0;
}

export async function addHospitals(tx: Tx, records: readonly HospitalRecord[], source: Source): Promise<void> {
  await tx.execute(sql`
    insert into hospitals (facility_id, name, address, city, state, zip, source)
    select "facilityId", name, address, city, state, zip, ${source}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as fresh
      ("facilityId" text, name text, address text, city text, state text, zip text)`);
}

/** A hospital that was ours and is now found in the official list stays the same hospital. */
export async function changeHospitals(
  tx: Tx,
  records: readonly (HospitalRecord & { readonly id: number })[],
  source: Source,
): Promise<void> {
  await tx.execute(sql`
    update hospitals set facility_id = fresh."facilityId", name = fresh.name, address = fresh.address, city = fresh.city,
      state = fresh.state, zip = fresh.zip, source = ${source}, retired = false
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as fresh
      (id bigint, "facilityId" text, name text, address text, city text, state text, zip text)
    where hospitals.id = fresh.id`);
}

const tables = { icd10: icdCodes, icd9: icdCodes, hospitals } as const;

/** Cases may use it: it stays, and is not found any more. */
export async function retire(tx: Tx, set: keyof typeof tables, ids: readonly number[]): Promise<void> {
  const table = tables[set];
  await tx
    .update(table)
    .set({ retired: true })
    .where(sql`${table.id} = any(${sql.param(ids)}::bigint[])`);
}

/** The schedule of this year lacks them: they are found for the years before it. */
export async function retireCpt(tx: Tx, ids: readonly number[], year: number): Promise<void> {
  await tx
    .update(cptCodes)
    .set({ retired: true, retired_from: year })
    .where(sql`${cptCodes.id} = any(${sql.param(ids)}::bigint[])`);
}
