import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { institutions, positions } from '../../db/schema/profile.ts';

export interface NewInstitution {
  readonly name: string;
  readonly address: string;
  readonly google_place_id?: string | null | undefined;
}

export type Institution = typeof institutions.$inferSelect;

/** The row of this name and address, made if nobody has named it before. */
export async function institutionNamed(tx: Tx, { name, address, google_place_id }: NewInstitution): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into institutions (name, address, google_place_id) values (${name}, ${address}, ${google_place_id || null})
    on conflict (lower(name), lower(address))
      do update set google_place_id = coalesce(institutions.google_place_id, excluded.google_place_id)
    returning id`);
  const [found] = rows;
  if (!found) throw new Error('an institution was not stored');
  return found.id;
}

const worksAt = (userId: number) => and(eq(positions.user_id, userId), eq(positions.kind, 'CURRENT'));

/** Where somebody works now, each once. */
export const institutionsOf = (db: Queryable, userId: number): Promise<Institution[]> =>
  db
    .selectDistinct({
      id: institutions.id,
      name: institutions.name,
      address: institutions.address,
      google_place_id: institutions.google_place_id,
    })
    .from(positions)
    .innerJoin(institutions, eq(institutions.id, positions.institution_id))
    .where(worksAt(userId))
    .orderBy(institutions.name);

const workplacesOf = (db: Queryable, userId: number) =>
  db.select({ id: positions.institution_id }).from(positions).where(worksAt(userId));

export interface Colleague {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly hospital: string;
}

/** Verified people who work where this person works, one row for each institution they share. */
export async function colleagues(
  db: Queryable,
  userId: number,
  which: { words?: readonly string[]; ids?: readonly number[] },
) {
  const name = sql`lower(${users.first_name} || ' ' || ${users.last_name})`;
  const everyWord = (which.words ?? []).map((word) => sql`strpos(${name}, ${word.toLowerCase()}) > 0`);
  return db
    .select({ id: users.id, firstName: users.first_name, lastName: users.last_name, hospital: institutions.name })
    .from(positions)
    .innerJoin(users, eq(users.id, positions.user_id))
    .innerJoin(institutions, eq(institutions.id, positions.institution_id))
    .where(
      and(
        eq(positions.kind, 'CURRENT'),
        inArray(positions.institution_id, workplacesOf(db, userId)),
        ne(users.id, userId),
        sql`${users.verified_at} is not null`,
        which.ids ? inArray(users.id, [...which.ids]) : undefined,
        ...everyWord,
      ),
    )
    .orderBy(users.last_name, users.first_name, users.id)
    .limit(100);
}
