import { sql } from 'drizzle-orm';
import { onTestFinished, expect, test } from 'vitest';
import { users } from './schema/accounts.ts';
import { type Database, openDatabase } from './database.ts';
import { preparedOnce } from './prepared-once.ts';
import { freshDatabase } from './testing/fresh-database.ts';

const countUsers = preparedOnce((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(users)
    .where(sql`${users.id} > ${sql.placeholder('above')}`)
    .prepare('count_users'),
);

/** One after the other, so that all of it happens on one connection. */
async function namesAfterUse({ db, pool }: Database): Promise<string[]> {
  expect(await countUsers(db).execute({ above: 0 })).toEqual([{ count: 0 }]);
  expect(await countUsers(db).execute({ above: 5 })).toEqual([{ count: 0 }]);
  const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements');
  return rows.map(({ name }) => name);
}

test.for([
  [true, ['count_users']],
  [false, []],
] as const)('with prepared statements %s, the connection keeps %j', async ([preparedStatements, names]) => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.close);
  const options = { url: fresh.url, dataDir: '', mode: 'server', log: () => undefined } as const;
  const database = await openDatabase({ ...options, preparedStatements });
  onTestFinished(database.close);
  expect(await namesAfterUse(database)).toEqual(names);
});

test('a statement is put together once for each database', async () => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.close);
  const { db } = fresh.database;
  expect(countUsers(db)).toBe(countUsers(db));
  await db.transaction(async (tx) => expect(await countUsers(tx).execute({ above: 0 })).toEqual([{ count: 0 }]));
});
