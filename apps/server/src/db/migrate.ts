import type pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import { errorCode } from './error-code.ts';
import { type Migration, readMigrations } from './migrations.ts';

type Applied = Pick<Migration, 'number' | 'name' | 'checksum'>;

/** Any number that nothing else in the database locks. */
export const migrationLock = 7302;
const undefinedTable = '42P01';

/**
 * Brings the database up to date: each file in a transaction of its own. Whoever comes second waits for the lock and then finds the
 * work done; whoever is killed midway leaves nothing of the file behind.
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[] = readMigrations()): Promise<void> {
  const client = await pool.connect();
  try {
    while (await applyNext(client, migrations));
    client.release();
  } catch (error) {
    // The open transaction ends with its connection.
    client.release(true);
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`The database could not be brought up to date: ${messageOf(error)}`, { cause: error });
  }
}

/** What the database still lacks. */
export async function pendingMigrations(
  pool: pg.Pool,
  migrations: readonly Migration[] = readMigrations(),
): Promise<Migration[]> {
  return missingFrom(await readApplied(pool), migrations);
}

async function applyNext(client: pg.PoolClient, migrations: readonly Migration[]): Promise<boolean> {
  await client.query('begin');
  // A migration may take as long as it needs, and so may waiting for another node's.
  await client.query('set local statement_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  await client.query(`create table if not exists schema_migrations (
    number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
  const [next] = missingFrom(await readApplied(client), migrations);
  if (next) await apply(client, next);
  await client.query('commit');
  return next !== undefined;
}

async function apply(client: pg.PoolClient, { number, name, checksum, sql }: Migration): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw new StartFailure(`The migration ${name} failed and nothing of it was kept: ${messageOf(error)}`, {
      cause: error,
    });
  }
  await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ]);
}

async function readApplied(client: pg.Pool | pg.PoolClient): Promise<Applied[]> {
  try {
    const { rows } = await client.query<Applied>(
      'select number, name, checksum from schema_migrations order by number',
    );
    return rows;
  } catch (error) {
    if (errorCode(error) === undefinedTable) return [];
    throw error;
  }
}

function missingFrom(applied: readonly Applied[], migrations: readonly Migration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.number, migration]));
  for (const { number, name, checksum } of applied) {
    const ours = known.get(number);
    if (!ours) {
      throw new StartFailure(
        `The database is newer than this Casefolio, which does not know its migration ${name}: start the release that applied it, or a newer one.`,
      );
    }
    if (ours.checksum !== checksum) {
      throw new StartFailure(
        `The migration ${ours.name} was changed after it was applied to this database (as ${name}): put the original back and write the change as a new file.`,
      );
    }
  }
  const done = new Set(applied.map(({ number }) => number));
  return migrations.filter(({ number }) => !done.has(number));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
