import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { type Child, openInChild } from './testing/child.ts';
import { usedDataDir } from './testing/temp-folder.ts';

const quickly = { timeout: 20_000, interval: 1 };

async function begin(dataDir: string) {
  const database = await openDatabase({ dataDir, mode: 'server', durable: false, log: () => undefined });
  onTestFinished(database.close);
  return database;
}

/** Resolves once another connection than the running server's asks for the lock. */
async function somebodyWaits(dataDir: string): Promise<void> {
  const observer = new Client({ host: path.join(dataDir, 'socket'), user: 'postgres', database: 'postgres' });
  observer.on('error', () => undefined);
  await observer.connect();
  const asking = `select from pg_stat_activity where query like 'select pg_try_advisory_lock%'`;
  await vi.waitFor(async () => expect((await observer.query(asking)).rowCount).toBe(1), quickly);
  await observer.end();
}

const stopsShutting = (dataDir: string) =>
  vi.waitFor(() => {
    expect(fs.readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')).toContain('fast shutdown request');
  }, quickly);

const moments: Record<string, (dataDir: string, stopping: Child) => Promise<Awaited<ReturnType<typeof begin>>>> = {
  'as the old one is told to stop': async (dataDir, old) => {
    void old.close();
    return begin(dataDir);
  },
  'and waits when the old one is told to stop': async (dataDir, old) => {
    const next = begin(dataDir);
    await somebodyWaits(dataDir);
    void old.close();
    return next;
  },
  'while the old one takes PostgreSQL down': async (dataDir, old) => {
    void old.close();
    await stopsShutting(dataDir);
    return begin(dataDir);
  },
};

test.each(Object.entries(moments))('a server that starts %s takes over', async (_, meet) => {
  const dataDir = usedDataDir();
  const old = openInChild({ dataDir });
  await old.says('open');
  const next = await meet(dataDir, old);
  expect(await old.ended).toBe(0);
  expect(old.output()).toBe('open\n');
  expect(await next.isReady()).toBe(true);
});
