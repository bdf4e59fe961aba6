import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { institutions } from '../../db/schema/profile.ts';
import type { StoredCase } from './cases.store.ts';

export interface InstitutionView {
  readonly id: number;
  readonly name: string;
}

export interface CaseContext {
  readonly planId: number;
  readonly ownerName: string;
  readonly institution: InstitutionView | null;
  /** Of whoever wrote a note. */
  readonly names: ReadonlyMap<number, string>;
}

/** What a case says only by ids. */
export async function contextOf(db: Queryable, { ownerId, state }: StoredCase): Promise<CaseContext> {
  const people = [...new Set([ownerId, ...state.notes.map(({ authorId }) => authorId)])];
  const found = await db
    .select({ id: users.id, first: users.first_name, last: users.last_name, planId: users.plan_id })
    .from(users)
    .where(inArray(users.id, people));
  const names = new Map(found.map(({ id, first, last }) => [id, `${first} ${last}`]));
  const [institution] = await db
    .select({ id: institutions.id, name: institutions.name })
    .from(institutions)
    .where(eq(institutions.id, Number(state.values.hospital_id)));
  return {
    planId: found.find(({ id }) => id === ownerId)?.planId ?? 1,
    ownerName: names.get(ownerId) ?? '',
    institution: institution ?? null,
    names,
  };
}
