import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { runOn, urlOf } from './test-server.ts';

export interface FreshDatabase {
  readonly database: Database;
  /** The same database for whoever opens it once more, for example a second node. */
  readonly url: string;
  /** Closes it and drops it: hand this to `onTestFinished` or `afterAll`. */
  readonly close: () => Promise<void>;
}

/** A database of its own for a test or a file of tests: every migration applied, no rows. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { template } = inject('testServer');
  const empty = await newDatabase(template);
  const database = await openDatabase({ url: empty.url, dataDir: '', mode: 'server', log: () => undefined });
  return {
    database,
    url: empty.url,
    async close() {
      await database.close();
      await empty.drop();
    },
  };
}

/** A database that nothing has opened yet. */
export async function newDatabase(template = 'template1'): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('testServer').url;
  const name = `casefolio_test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name} template ${template}`);
  return { url: urlOf(server, name), drop: () => runOn(server, `drop database if exists ${name} with (force)`) };
}
