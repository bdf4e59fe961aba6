import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../database.ts';
import { openInChild } from '../testing/child.ts';
import { tempDataDir, usedDataDir } from '../testing/temp-folder.ts';
import { startEmbedded } from './embedded-server.ts';
import { isAlive, processNamedIn } from './processes.ts';

const server = (dataDir: string) =>
  openDatabase({ dataDir, mode: 'server', durable: false, log: () => undefined }).then((database) => {
    onTestFinished(database.close);
    return database;
  });
const postgresOf = (dataDir: string) => processNamedIn(path.join(dataDir, 'postgres', 'postmaster.pid')) ?? 0;

test('what was written is there after a stop and a start, and nothing runs in between', async () => {
  const dataDir = tempDataDir();
  const first = await server(dataDir);
  await first.pool.query('create table kept as select 7 as number');
  const pid = postgresOf(dataDir);
  await first.close();
  expect(isAlive(pid)).toBe(false);

  const second = await server(dataDir);
  expect((await second.pool.query('select number from kept')).rows).toEqual([{ number: 7 }]);
});

test('only a socket in a folder of its own leads to it, and days and big numbers come back as such', async () => {
  const dataDir = usedDataDir();
  const { pool, connection } = await server(dataDir);
  expect(fs.statSync(connection.host ?? '').mode & 0o777).toBe(0o700);
  expect((await pool.query('show listen_addresses')).rows).toEqual([{ listen_addresses: '' }]);
  expect((await pool.query('show max_connections')).rows).toEqual([{ max_connections: '60' }]);
  const values = `select 5000000000::bigint as big, date '2024-02-29' as day, 1.50::numeric as exact`;
  expect((await pool.query(values)).rows).toEqual([{ big: 5_000_000_000, day: '2024-02-29', exact: '1.50' }]);
});

test('a data folder with a long path gets its socket elsewhere', async () => {
  const dataDir = path.join(tempDataDir(), 'a-folder-with-a-long-name'.repeat(5));
  const { connection } = await server(dataDir);
  onTestFinished(() => fs.rmSync(connection.host ?? '', { recursive: true }));
  expect(connection.host).toMatch(/^\/tmp\/casefolio-[0-9a-f]{16}$/);
});

test('after kill -9 of the server the next one goes on with the PostgreSQL that was left', async () => {
  const dataDir = usedDataDir();
  const killed = openInChild({ dataDir });
  await killed.says('open');
  const pid = postgresOf(dataDir);
  await killed.kill();
  expect(isAlive(pid)).toBe(true);

  const next = openInChild({ dataDir });
  await next.says('open');
  expect(postgresOf(dataDir)).toBe(pid);
  await next.close();
  expect(isAlive(pid)).toBe(false);
});

test('after kill -9 of the server and of PostgreSQL the next start works', async () => {
  const dataDir = usedDataDir();
  const killed = openInChild({ dataDir });
  await killed.says('open');
  process.kill(killed.pid, 'SIGSTOP');
  process.kill(postgresOf(dataDir), 'SIGKILL');
  await killed.kill();
  await expect(server(dataDir)).resolves.toBeDefined();
});

test('a second start on the same folder says so in one line', async () => {
  const dataDir = usedDataDir();
  await server(dataDir);
  const second = openInChild({ dataDir });
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `StartFailure: Casefolio already runs on ${dataDir}: stop it first, or set DATA_DIR to another folder.\n`,
  );
});

test('of two first starts at once on a new folder one runs and the other says so', async () => {
  const dataDir = tempDataDir();
  const starts = [openInChild({ dataDir }), openInChild({ dataDir })];
  await Promise.race(starts.map(({ ended }) => ended));
  await vi.waitFor(() => expect(starts.some(({ output }) => output() === 'open\n')).toBe(true), 45_000);
  expect(starts.filter(({ output }) => /^StartFailure: Casefolio already runs on .*\n$/.test(output()))).toHaveLength(
    1,
  );
  expect(fs.readdirSync(dataDir).filter((name) => name.includes('new'))).toEqual([]);
});

test('a first start that was killed while it made the database does not block the next', async () => {
  const dataDir = tempDataDir();
  const killed = openInChild({ dataDir });
  const half = await vi.waitFor(
    () => {
      const [name] = fs.globSync('postgres.new-*/PG_VERSION', { cwd: dataDir });
      if (!name) throw new Error('not begun');
      return name;
    },
    { timeout: 30_000, interval: 2 },
  );
  await killed.kill();
  expect(fs.existsSync(path.join(dataDir, half))).toBe(true);

  await expect(server(dataDir)).resolves.toBeDefined();
});

test('what a killed first start left behind is cleared away', async () => {
  const dataDir = tempDataDir();
  const { pid } = spawnSync('true');
  fs.mkdirSync(path.join(dataDir, `postgres.new-${pid}`, 'base'), { recursive: true });
  await server(dataDir);
  expect(fs.readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres.log', 'socket']);
});

test('it writes to disk what it acknowledges, unless a test says otherwise', async () => {
  const dataDir = usedDataDir();
  const database = await openDatabase({ dataDir, mode: 'server', log: () => undefined });
  onTestFinished(database.close);
  const { rows } = await database.pool.query(
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums')`,
  );
  expect(rows.map(({ setting }: { setting: string }) => setting)).toEqual(['on', 'on', 'on', 'on']);
});

test('a lock file whose process id now belongs to another process does not block the start', async () => {
  const dataDir = usedDataDir();
  await (await server(dataDir)).close();
  const other = spawn('sleep', ['600']);
  onTestFinished(() => void other.kill());
  const stale = `${other.pid}\n${dataDir}/postgres\n1\n5432\n${dataDir}/socket\n\n`;
  fs.writeFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), stale);
  fs.writeFileSync(path.join(dataDir, 'socket', '.s.PGSQL.5432.lock'), stale);
  await expect(server(dataDir)).resolves.toBeDefined();
});

test('a command beside the server leaves PostgreSQL as it found it', async () => {
  const dataDir = usedDataDir();
  const alone = openInChild({ dataDir, mode: 'beside' });
  await alone.says('open');
  const pid = postgresOf(dataDir);
  await alone.close();
  expect(isAlive(pid)).toBe(false);

  const running = openInChild({ dataDir });
  await running.says('open');
  await running.kill();
  const left = postgresOf(dataDir);
  const beside = openInChild({ dataDir, mode: 'beside' });
  await beside.says('open');
  await beside.close();
  expect(isAlive(left)).toBe(true);
});

test('a command that started PostgreSQL leaves it to the server that came meanwhile', async () => {
  const dataDir = usedDataDir();
  const command = openInChild({ dataDir, mode: 'beside' });
  await command.says('open');
  const pid = postgresOf(dataDir);
  await server(dataDir);
  await command.close();
  expect(isAlive(pid)).toBe(true);
});

test('the log of PostgreSQL never holds what a statement was about, and is cut when it has grown', async () => {
  const dataDir = usedDataDir();
  const log = path.join(dataDir, 'postgres.log');
  const first = await server(dataDir);
  await first.pool.query('create table patients (name text primary key, age int)');
  await first.pool.query(`insert into patients values ('Doe')`);
  await expect(first.pool.query('insert into patients values ($1)', ['Doe'])).rejects.toThrow('duplicate key');
  await expect(first.pool.query(`insert into patients values ('Roe', 'Doe')`)).rejects.toThrow('invalid input');
  await first.close();
  expect(fs.readFileSync(log, 'utf8')).toContain('shut down');
  expect(fs.readFileSync(log, 'utf8')).not.toMatch(/Doe|patients/);

  fs.appendFileSync(log, 'x'.repeat(11 * 1024 * 1024));
  await (await startEmbedded({ dataDir, durable: false })).stop();
  expect(fs.statSync(log).size).toBeLessThan(10_000);
});
