import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import { poolOf } from './connections.ts';
import { fullDiskNotice } from './full-disk.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { type Migration, readMigrations } from './migrations.ts';
import { joinEmbedded, joinOutside, type Mode } from './source.ts';
import { withoutNames } from './unnamed-statements.ts';
import { watch } from './watcher.ts';

export { DatabaseAway } from './gate.ts';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Queryable = Db | Tx;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** For those who need connections of their own (jobs, LISTEN); theirs are cut too when the database is lost. */
  readonly connection: pg.PoolConfig;
  /** Settles like the work, but rejects with DatabaseAway as soon as the database is known to be lost: nothing waits longer than 2 s for it. */
  readonly whileHere: <T>(work: () => Promise<T>) => Promise<T>;
  /** The database answers, and it lacks no migration. */
  readonly isReady: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** Absent: the embedded one. */
  readonly url?: string;
  readonly dataDir: string;
  readonly mode: Mode;
  readonly log: (line: string) => void;
  readonly migrations?: readonly Migration[];
  /** False behind a pooler that lends connections by the transaction. */
  readonly preparedStatements?: boolean;
  /** False only for tests: an embedded database that is quicker and does not survive a power cut. */
  readonly durable?: boolean;
}

/** Work that is still under way when the database is closed gets this long. */
const longestGoodbye = 10_000;

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, dataDir, mode, log, migrations = readMigrations(), preparedStatements = true } = options;
  const source = url === undefined ? await joinEmbedded(options) : await joinOutside(url, mode);
  const { connections, mayMigrate } = source;
  const pool = poolOf(connections);
  if (!preparedStatements) pool.on('connect', withoutNames);
  const watcher = watch({ ...source, cut: connections.cut, log });
  const { whileOpen } = watcher.gate;
  const noticeFullDisk = fullDiskNotice({ dataDir, outside: url !== undefined, log });

  async function close() {
    await watcher.stop();
    const enough = setTimeout(connections.cut, longestGoodbye);
    await pool.end();
    clearTimeout(enough);
    await source.leave();
    connections.cut();
  }

  try {
    await (mayMigrate ? migrate(pool, migrations) : requireCurrent(pool, migrations));
  } catch (error) {
    await close();
    throw error;
  }

  let closing: Promise<void> | undefined;
  return {
    db: drizzle({ client: pool }),
    pool,
    connection: connections.config,
    whileHere: (work) => whileOpen(() => noticeFullDisk(work())),
    isReady: () =>
      whileOpen(() => pendingMigrations(pool, migrations)).then(
        (pending) => pending.length === 0,
        () => false,
      ),
    close: () => (closing ??= close()),
  };
}

async function requireCurrent(pool: pg.Pool, migrations: readonly Migration[]): Promise<void> {
  const [next] = await pendingMigrations(pool, migrations);
  if (next) {
    throw new StartFailure(
      `The database lacks the migration ${next.name}: start this release of the Casefolio server once, then repeat.`,
    );
  }
}
