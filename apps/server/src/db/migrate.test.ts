import fs from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectionsTo, poolOf } from './connections.ts';
import { migrate, migrationLock, pendingMigrations } from './migrate.ts';
import { type Migration, readMigrations } from './migrations.ts';
import { openInChild } from './testing/child.ts';
import { freshDatabase, newDatabase } from './testing/fresh-database.ts';
import { tempDataDir } from './testing/temp-folder.ts';

async function emptyDatabase(): Promise<{ pool: Pool; url: string }> {
  const { url, drop } = await newDatabase();
  const pool = poolOf(connectionsTo({ connectionString: url }));
  onTestFinished(async () => {
    await pool.end();
    await drop();
  });
  return { pool, url };
}

function folderWith(files: Record<string, string>): string {
  const folder = tempDataDir();
  fs.mkdirSync(folder);
  for (const [name, sql] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), sql);
  return folder;
}

const two = {
  '0001_surgeons.sql': 'create table surgeons (id int); insert into surgeons values (1);',
  '0002_cases.sql': '-- What they did.\ncreate table cases (id int);',
};
const migrations = (files: Record<string, string>): Migration[] => readMigrations(folderWith(files));
const appliedTo = async (pool: Pool) =>
  (await pool.query<{ name: string }>('select name from schema_migrations order by number')).rows.map(
    ({ name }) => name,
  );

test('files are applied once and in order, and what is pending is known', async () => {
  const { pool } = await emptyDatabase();
  const files = migrations(two);
  expect((await pendingMigrations(pool, files)).map(({ number }) => number)).toEqual([1, 2]);
  await migrate(pool, files);
  await migrate(pool, files);
  expect(await appliedTo(pool)).toEqual(['0001_surgeons.sql', '0002_cases.sql']);
  expect((await pool.query('select id from surgeons')).rows).toEqual([{ id: 1 }]);
  expect(await pendingMigrations(pool, files)).toEqual([]);
});

test('four processes that start together on one database migrate it once', async () => {
  const { pool, url } = await emptyDatabase();
  const migrationsFolder = folderWith(two);
  const starter = await pool.connect();
  await starter.query('select pg_advisory_lock($1)', [migrationLock]);
  const nodes = [1, 2, 3, 4].map(() => openInChild({ dataDir: '', url, migrationsFolder }));
  const everybodyWaits = `select from pg_locks join pg_database on oid = database
    where datname = current_database() and locktype = 'advisory' and not granted`;
  await vi.waitFor(async () => expect((await pool.query(everybodyWaits)).rowCount).toBe(4), 45_000);
  starter.release(true);
  for (const node of nodes) await node.says('open');
  expect((await pool.query('select id from surgeons')).rows).toEqual([{ id: 1 }]);
  expect(await appliedTo(pool)).toEqual(Object.keys(two));
});

test('a node that is killed in the middle of a file leaves nothing of it, and the next start completes', async () => {
  const { pool, url } = await emptyDatabase();
  const slow = { ...two, '0002_cases.sql': 'create table cases (id int); select pg_sleep(3);' };
  const node = openInChild({ dataDir: '', url, migrationsFolder: folderWith(slow) });
  const sleeping = `select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
  await vi.waitFor(async () => expect((await pool.query(sleeping)).rowCount).toBe(1), 30_000);
  await node.kill();
  expect((await pool.query(`select to_regclass('cases') as cases`)).rows).toEqual([{ cases: null }]);
  expect(await appliedTo(pool)).toEqual(['0001_surgeons.sql']);

  await migrate(pool, migrations(two));
  expect(await appliedTo(pool)).toEqual(Object.keys(two));
  expect((await pool.query('select id from surgeons')).rows).toEqual([{ id: 1 }]);
});

test('a file that fails is named and leaves nothing, and those before it stay', async () => {
  const { pool } = await emptyDatabase();
  const broken = migrations({ ...two, '0002_cases.sql': 'create table cases (id int); select 1 / 0;' });
  await expect(migrate(pool, broken)).rejects.toThrow(
    'The migration 0002_cases.sql failed and nothing of it was kept: division by zero',
  );
  expect(await appliedTo(pool)).toEqual(['0001_surgeons.sql']);
  expect((await pool.query(`select to_regclass('cases') as cases`)).rows).toEqual([{ cases: null }]);
});

test('a file that was changed after it was applied is named; other line ends are no change', async () => {
  const { pool } = await emptyDatabase();
  await migrate(pool, migrations(two));
  const windows = { ...two, '0002_cases.sql': two['0002_cases.sql'].replaceAll('\n', '\r\n') };
  await migrate(pool, migrations(windows));
  const changed = migrations({ ...two, '0002_cases.sql': 'create table cases (id bigint);' });
  await expect(migrate(pool, changed)).rejects.toThrow(
    /^The migration 0002_cases\.sql was changed after it was applied/,
  );
});

test('a database that is newer than this program is refused by the name of what it has', async () => {
  const { pool } = await emptyDatabase();
  await migrate(pool, migrations(two));
  const older = migrations({ '0001_surgeons.sql': two['0001_surgeons.sql'] });
  await expect(migrate(pool, older)).rejects.toThrow(/^The database is newer than .* migration 0002_cases\.sql/);
});

test.each([
  ['a gap', { '0001_a.sql': '', '0003_b.sql': '' }, '0003_b.sql'],
  ['a double', { '0001_a.sql': '', '0001_b.sql': '' }, '0001_b.sql'],
  ['a wrong name', { '1-a.sql': '' }, '1-a.sql'],
])('%s in the numbers is named', (_, files: Record<string, string>, name) => {
  expect(() => migrations(files)).toThrow(name);
});

test('a command beside the server does not migrate, and says what to do', async () => {
  const { url } = await emptyDatabase();
  const command = openInChild({ dataDir: '', url, mode: 'beside', migrationsFolder: folderWith(two) });
  expect(await command.ended).toBe(1);
  expect(command.output()).toBe(
    'StartFailure: The database lacks the migration 0001_surgeons.sql: start this release of the Casefolio server once, then repeat.\n',
  );
});

test('a fresh test database lacks nothing, and is gone when it is closed', async () => {
  const { database, url, close } = await freshDatabase();
  expect(await database.isReady()).toBe(true);
  expect(await appliedTo(database.pool)).toEqual(readMigrations().map(({ name }) => name));
  await close();
  expect(await database.isReady()).toBe(false);
  const pool = poolOf(connectionsTo({ connectionString: url }));
  await expect(pool.query('select 1')).rejects.toThrow('does not exist');
  await pool.end();
});
