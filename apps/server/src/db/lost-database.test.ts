import path from 'node:path';
import { Client } from 'pg';
import { inject, expect, onTestFinished, test, vi } from 'vitest';
import { type Database, DatabaseAway, openDatabase } from './database.ts';
import { processNamedIn } from './embedded/processes.ts';
import { newDatabase } from './testing/fresh-database.ts';
import { openInChild } from './testing/child.ts';
import { proxyTo } from './testing/tcp-proxy.ts';
import { usedDataDir } from './testing/temp-folder.ts';

/** Calls that arrive all the time; answers how long the slowest one took to be refused, until one works again. */
async function slowestRefusal(database: Database, longest: number): Promise<number> {
  let slowest = 0;
  await vi.waitFor(
    async () => {
      const begun = performance.now();
      try {
        await database.whileHere(() => database.pool.query('select 1'));
      } catch (error) {
        slowest = Math.max(slowest, performance.now() - begun);
        throw error;
      }
    },
    { timeout: longest, interval: 20 },
  );
  return slowest;
}

const isAway = (database: Database) => expect(database.whileHere(async () => undefined)).rejects.toThrow(DatabaseAway);
const becomesAway = (database: Database) => vi.waitFor(() => isAway(database), 5000);

async function embedded(dataDir: string, lines: string[] = []): Promise<Database> {
  const database = await openDatabase({ dataDir, mode: 'server', durable: false, log: (line) => lines.push(line) });
  onTestFinished(database.close);
  return database;
}

const killPostgres = (dataDir: string) =>
  process.kill(processNamedIn(path.join(dataDir, 'postgres', 'postmaster.pid')) ?? 0, 'SIGKILL');

test('an embedded database that was killed is started again by itself, with what was acknowledged', async () => {
  const dataDir = usedDataDir();
  const lines: string[] = [];
  const database = await embedded(dataDir, lines);
  await database.pool.query('create table kept as select 7 as number');
  const underWay = database.whileHere(() => database.pool.query('select pg_sleep(60)'));
  const refused = expect(underWay).rejects.toThrow();
  killPostgres(dataDir);
  await refused;
  expect(await slowestRefusal(database, 15_000)).toBeLessThan(2000);
  expect((await database.pool.query('select number from kept')).rows).toEqual([{ number: 7 }]);
  expect(await database.isReady()).toBe(true);
  expect(lines).toEqual([
    'The database does not answer: calls are refused until it does.',
    'The embedded database had stopped and was started again.',
    'The database answers again.',
  ]);
});

test('a PostgreSQL that another process had started is watched over just the same', async () => {
  const dataDir = usedDataDir();
  const killed = openInChild({ dataDir });
  await killed.says('open');
  await killed.kill();
  const database = await embedded(dataDir);
  killPostgres(dataDir);
  await becomesAway(database);
  await slowestRefusal(database, 15_000);
});

test('a server whose database came back is still the only one on its folder', async () => {
  const dataDir = usedDataDir();
  const database = await embedded(dataDir);
  killPostgres(dataDir);
  await becomesAway(database);
  await slowestRefusal(database, 15_000);
  const second = openInChild({ dataDir });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('Casefolio already runs on');
});

test('a transaction that loses its connection between two statements fails, and the process lives on', async () => {
  const dataDir = usedDataDir();
  const database = await embedded(dataDir);
  const transaction = database.db.transaction(async (tx) => {
    await tx.execute('select 1');
    killPostgres(dataDir);
    await becomesAway(database);
    await tx.execute('select 1');
  });
  await expect(transaction).rejects.toThrow();
  await slowestRefusal(database, 15_000);
});

/** The test server's database behind a network that can break. */
async function behindProxy() {
  const { url, drop } = await newDatabase(inject('testServer').template);
  onTestFinished(drop);
  const target = new URL(url);
  const folder = target.searchParams.get('host');
  const proxy = await proxyTo(
    folder ? { path: `${folder}/.s.PGSQL.5432` } : { host: target.hostname, port: Number(target.port || 5432) },
  );
  target.searchParams.delete('host');
  target.hostname = '127.0.0.1';
  target.port = String(proxy.port);
  const database = await openDatabase({ url: target.href, dataDir: '', mode: 'server', log: () => undefined });
  onTestFinished(database.close);
  return { proxy, database };
}

test('an outside database that is cut off is refused within 2 s and used again within 5 s of its return', async () => {
  const { proxy, database } = await behindProxy();
  const underWay = database.whileHere(() => database.pool.query('select pg_sleep(60)'));
  const refused = expect(underWay).rejects.toThrow();
  await proxy.cut();
  await refused;
  await becomesAway(database);
  expect(await database.isReady()).toBe(false);
  await proxy.mend();
  expect(await slowestRefusal(database, 5000)).toBeLessThan(2000);
  expect(await database.isReady()).toBe(true);
});

test('a network that swallows everything is noticed within 2 s, also by work that is under way', async () => {
  const { proxy, database } = await behindProxy();
  const underWay = [1, 2, 3].map(() => database.whileHere(() => database.pool.query('select pg_sleep(60)')));
  const asleep = `select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
  await vi.waitFor(async () => expect((await database.pool.query(asleep)).rowCount).toBe(3), 10_000);
  const begun = performance.now();
  proxy.swallow();
  await Promise.all(underWay.map((work) => expect(work).rejects.toThrow(DatabaseAway)));
  expect(performance.now() - begun).toBeLessThan(2000);
  await proxy.mend();
  expect(await slowestRefusal(database, 5000)).toBeLessThan(2000);
});

test('connections that others made with the same configuration are cut with the rest', async () => {
  const { proxy, database } = await behindProxy();
  const listener = new Client(database.connection);
  const ended = new Promise((resolve) => listener.once('end', resolve));
  listener.on('error', () => undefined);
  await listener.connect();
  proxy.swallow();
  await ended;
  await isAway(database);
});

test('a database that is busy for long is not taken for a lost one', async () => {
  const { database } = await behindProxy();
  await database.whileHere(() => database.pool.query('select pg_sleep(2.5)'));
  await database.whileHere(async () => undefined);
});
