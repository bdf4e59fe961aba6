import { and, count, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { cases, caseVersions } from '../../db/schema/cases.ts';
import { columnsOf, valuesOf } from './case-row.store.ts';
import type { CaseState } from '@casefolio/domain/cases/case-state';
import { readParts, writeParts } from './case-parts.store.ts';

export interface CaseKey {
  readonly ownerId: number;
  readonly caseId: number;
}

/** A case as it stands, with what the store knows of it. */
export interface StoredCase extends CaseKey {
  readonly state: CaseState;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface Change {
  readonly actorId: number;
  readonly at: Date;
}

const isTheirs = ({ ownerId, caseId }: CaseKey) =>
  and(eq(cases.id, caseId), eq(cases.owner_id, ownerId), isNull(cases.deleted_at));

const areTheirs = (ownerId: number, ids: readonly number[]) =>
  and(eq(cases.owner_id, ownerId), inArray(cases.id, [...ids]), isNull(cases.deleted_at));

/** One after the other for each owner: limits and counts hold however many calls come at once. Tells the owner's plan. */
export async function lockLog(tx: Tx, ownerId: number): Promise<number> {
  const [owner] = await tx.select({ planId: users.plan_id }).from(users).where(eq(users.id, ownerId)).for('update');
  return owner?.planId ?? 1;
}

export async function planOf(db: Queryable, ownerId: number): Promise<number> {
  const [owner] = await db.select({ planId: users.plan_id }).from(users).where(eq(users.id, ownerId));
  return owner?.planId ?? 1;
}

/** How many cases were logged since, deleted ones too: deleting makes no room. */
export async function casesLoggedSince(db: Queryable, ownerId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ logged: count() })
    .from(cases)
    .where(and(eq(cases.owner_id, ownerId), gte(cases.created_at, since)));
  return row?.logged ?? 0;
}

export async function addCase(tx: Tx, ownerId: number, state: CaseState, { actorId, at }: Change): Promise<CaseKey> {
  const [added] = await tx
    .insert(cases)
    .values({
      owner_id: ownerId,
      family: state.family,
      ...columnsOf(state.values),
      cpt_modifier_id: state.modifierId,
      created_by: actorId,
      created_at: at,
      updated_by: actorId,
      updated_at: at,
    })
    .returning({ id: cases.id });
  if (!added) throw new Error('a case was not stored');
  const key = { ownerId, caseId: added.id };
  await writeParts(tx, key, state);
  await keepVersion(tx, key, 1, state, { actorId, at });
  return key;
}

/** Writes the next version. The row must be held by `caseForChange`. */
export async function replaceCase(tx: Tx, stored: StoredCase, state: CaseState, change: Change): Promise<void> {
  const version = stored.version + 1;
  await tx
    .update(cases)
    .set({
      family: state.family,
      ...columnsOf(state.values),
      cpt_modifier_id: state.modifierId,
      version,
      updated_by: change.actorId,
      updated_at: change.at,
    })
    .where(isTheirs(stored));
  await writeParts(tx, stored, state);
  await keepVersion(tx, stored, version, state, change);
}

async function keepVersion(tx: Tx, key: CaseKey, version: number, snapshot: CaseState, { actorId, at }: Change) {
  await tx
    .insert(caseVersions)
    .values({ case_id: key.caseId, owner_id: key.ownerId, version, at, actor_id: actorId, snapshot });
}

export async function readStored(db: Queryable, key: CaseKey): Promise<StoredCase | undefined> {
  const [stored] = await readStoredCases(db, key.ownerId, [key.caseId]);
  return stored;
}

/** Those of a log that stand, in the order in which they are named. */
export async function readStoredCases(
  db: Queryable,
  ownerId: number,
  caseIds: readonly number[],
): Promise<StoredCase[]> {
  if (caseIds.length === 0) return [];
  const rows = await db.select().from(cases).where(areTheirs(ownerId, caseIds));
  const found = new Map((await storedOf(db, ownerId, rows)).map((stored) => [stored.caseId, stored]));
  return caseIds.flatMap((id) => found.get(id) ?? []);
}

/** Holds the case until the transaction ends, so that two changes come one after the other. */
export async function caseForChange(tx: Tx, key: CaseKey): Promise<StoredCase | undefined> {
  const rows = await tx.select().from(cases).where(isTheirs(key)).for('update');
  const [stored] = await storedOf(tx, key.ownerId, rows);
  return stored;
}

async function storedOf(
  db: Queryable,
  ownerId: number,
  rows: readonly (typeof cases.$inferSelect)[],
): Promise<StoredCase[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const parts = await readParts(db, ownerId, ids);
  return rows.flatMap((row) => {
    const own = parts.get(row.id);
    if (!own) return [];
    return [
      {
        ownerId,
        caseId: row.id,
        state: { family: row.family, values: valuesOf(row), modifierId: row.cpt_modifier_id, ...own },
        version: row.version,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
      },
    ];
  });
}

/** The ids that are theirs and stand; they are locked in one order, so that two such calls never wait for each other. */
export async function lockCases(tx: Tx, ownerId: number, ids: readonly number[]): Promise<number[]> {
  const found = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(areTheirs(ownerId, ids))
    .orderBy(cases.id)
    .for('update');
  return found.map(({ id }) => id);
}

export async function markDeleted(tx: Tx, ownerId: number, ids: readonly number[], at: Date): Promise<void> {
  await tx
    .update(cases)
    .set({ deleted_at: at })
    .where(and(eq(cases.owner_id, ownerId), inArray(cases.id, [...ids])));
}

/** Those that were deleted since then stand again. */
export async function restoreCases(tx: Tx, ownerId: number, ids: readonly number[], since: Date): Promise<number[]> {
  const restored = await tx
    .update(cases)
    .set({ deleted_at: null })
    .where(and(eq(cases.owner_id, ownerId), inArray(cases.id, [...ids]), gte(cases.deleted_at, since)))
    .returning({ id: cases.id });
  return restored.map(({ id }) => id);
}

/** Cases that were deleted before then, to be forgotten for good. */
export async function casesDeletedBefore(tx: Tx, before: Date, most: number): Promise<number[]> {
  const found = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(isNotNull(cases.deleted_at), lt(cases.deleted_at, before)))
    .limit(most)
    .for('update', { skipLocked: true });
  return found.map(({ id }) => id);
}

export async function forgetCases(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from ${cases} where ${cases.id} = any(${sql.param(ids)}::bigint[])`);
}

export async function touchCase(tx: Tx, key: CaseKey, { actorId, at }: Change): Promise<void> {
  await tx.update(cases).set({ updated_by: actorId, updated_at: at }).where(isTheirs(key));
}
