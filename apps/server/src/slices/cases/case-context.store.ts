import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { institutions } from '../../db/schema/profile.ts';
import type { StoredCase } from './cases.store.ts';

export interface InstitutionView {
  readonly id: number;
  readonly name: string;
}

/** What cases of one log say only by ids. */
export interface CaseContext {
  readonly planId: number;
  readonly ownerName: string;
  readonly institutions: ReadonlyMap<number, InstitutionView>;
  /** Of whoever wrote a note. */
  readonly names: ReadonlyMap<number, string>;
}

export async function contextOf(db: Queryable, ownerId: number, stored: readonly StoredCase[]): Promise<CaseContext> {
  const authors = stored.flatMap(({ state }) => state.notes.map(({ authorId }) => authorId));
  const found = await db
    .select({ id: users.id, first: users.first_name, last: users.last_name, planId: users.plan_id })
    .from(users)
    .where(inArray(users.id, [...new Set([ownerId, ...authors])]));
  const names = new Map(found.map(({ id, first, last }) => [id, `${first} ${last}`]));
  const places = [...new Set(stored.map(({ state }) => Number(state.values.hospital_id)))];
  const known = await db
    .select({ id: institutions.id, name: institutions.name })
    .from(institutions)
    .where(inArray(institutions.id, places));
  return {
    planId: found.find(({ id }) => id === ownerId)?.planId ?? 1,
    ownerName: names.get(ownerId) ?? '',
    institutions: new Map(known.map((place) => [place.id, place])),
    names,
  };
}
