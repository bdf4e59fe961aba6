import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

type Found = { name: string; address: string };

export interface Hospital extends Found {
  readonly googlePlaceId: null;
}

/** Hospitals whose name holds every word, in any order; those whose name begins with what was typed come first. */
export async function hospitalsNamed(db: Queryable, words: readonly string[], most: number): Promise<Hospital[]> {
  const everyWord = words.map((word) => sql`strpos(lower(name), ${word.toLowerCase()}) > 0`);
  const typed = words.join(' ').toLowerCase();
  const { rows } = await db.execute<Found>(sql`
    select name, concat_ws(', ', nullif(address, ''), nullif(city, ''), nullif(trim(state || ' ' || zip), '')) as address
    from hospitals
    where not retired and ${sql.join(everyWord, sql` and `)}
    order by not starts_with(lower(name), ${typed}), name, id limit ${most}`);
  return rows.map(({ name, address }) => ({ name, address, googlePlaceId: null }));
}
