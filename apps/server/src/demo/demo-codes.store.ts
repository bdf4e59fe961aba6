import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { cptCodes, icdCodes } from '../db/schema/codes.ts';

type Ids = ReadonlyMap<string, number>;

const byCode = (rows: readonly { readonly id: number; readonly code: string }[]): Ids =>
  new Map(rows.map(({ id, code }) => [code, id]));

/** The codes of the starter set by what is written on them. */
export async function demoCodeIds(db: Queryable, cpts: readonly string[], icds: readonly string[]) {
  const cptRows = await db
    .select({ id: cptCodes.id, code: cptCodes.code })
    .from(cptCodes)
    .where(inArray(cptCodes.code, [...cpts]));
  const icdRows = await db
    .select({ id: icdCodes.id, code: icdCodes.code })
    .from(icdCodes)
    .where(and(eq(icdCodes.version, 10), inArray(icdCodes.code, [...icds])));
  return { cpt: byCode(cptRows), icd: byCode(icdRows) };
}
