import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { newDatabase } from '../db/testing/fresh-database.ts';

const program = resolve(import.meta.dirname, '../main.ts');

/** The real server as a process of its own, on a database of its own. */
async function startServer(environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'casefolio-stop-'));
  const fresh = await newDatabase(inject('testServer').template);
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: fresh.url, ...environment };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await fresh.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { child, dataDir, port: await portOf(child) };
}

/** Reads on after it: a server whose standard output is closed cannot log any more. */
function portOf(child: ChildProcess): Promise<number> {
  const { promise, resolve: found, reject } = Promise.withResolvers<number>();
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += String(chunk);
    const port = /ready at http:\/\/localhost:(\d+)/.exec(said)?.[1];
    if (port) found(Number(port));
  });
  child.once('exit', () => reject(new Error(`the server did not start: ${said}`)));
  return promise;
}

async function stopped(child: ChildProcess): Promise<{ code: unknown; ms: number }> {
  const since = performance.now();
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return { code, ms: performance.now() - since };
}

test('calls under way are finished, new ones are refused, and the end is clean', async () => {
  const { child, port } = await startServer();
  const address = `http://localhost:${port}/api/v1`;
  const body = JSON.stringify({ username: 'nobody@example.com', password: 'Wrong-1-lantern' });
  const headers = { 'content-type': 'application/json' };
  const calls = Array.from({ length: 8 }, () => fetch(`${address}/login`, { method: 'POST', headers, body }));
  await Promise.race(calls);
  const end = stopped(child);
  const codes = (await Promise.all(calls)).map(({ status }) => status);
  expect(codes.every((status) => status === 401 || status === 429)).toBe(true);
  const { code, ms } = await end;
  expect(code).toBe(0);
  expect(ms, 'connections that are kept alive are closed as soon as they are idle').toBeLessThan(7000);
  await expect(fetch(`${address}/user_roles_lookups`)).rejects.toThrow();
});

test('a connection that says nothing, or half of something, does not hold it up', async () => {
  const { child, port } = await startServer();
  const silent = connect(port, 'localhost');
  const halfway = connect(port, 'localhost', () => halfway.write('POST /api/v1/login HTTP/1.1\r\nhost: localhost\r\n'));
  for (const socket of [silent, halfway]) socket.on('error', () => undefined);
  await Promise.all([once(silent, 'connect'), once(halfway, 'connect')]);
  const { code, ms } = await stopped(child);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
});

test('a start that fails late leaves no database running', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'casefolio-late-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await writeFile(join(dataDir, 'secret.key'), 'damaged');
  const { DATABASE_URL: _outside, ...rest } = process.env;
  const child = spawn(process.execPath, [program], { env: { ...rest, PORT: '0', DATA_DIR: dataDir }, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
});
