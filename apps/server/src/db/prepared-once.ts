import type { Queryable } from './database.ts';

/** A statement that is put together once for each database, not at every call. */
export function preparedOnce<Statement>(prepare: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const made = new WeakMap<Queryable, Statement>();
  return (db) => {
    const known = made.get(db) ?? prepare(db);
    made.set(db, known);
    return known;
  };
}
