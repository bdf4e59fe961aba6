import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connect } from './connections.ts';
import { longestPing } from './watcher.ts';
import { within } from './within.ts';

/** Any number that nothing else in the database locks. */
const oneServer = 7301;
/** PostgreSQL needs a moment to notice that a server was killed. */
const longestWait = 3000;

/** One server at a time works on an embedded database, and holds this lock as long as its connection lives. */
export async function tryToHold(client: pg.Client | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [oneServer]);
  return rows[0]?.held ?? false;
}

/** A connection that holds the lock; fails when another server does. */
export async function connectAndHold(config: pg.ClientConfig): Promise<pg.Client> {
  const client = await connect(config);
  try {
    if (await within(longestPing, tryToHold(client))) return client;
    throw new Error('another Casefolio works on this database');
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
}

/** The same at the start, with patience; nothing when another server holds on to it. */
export async function waitToHold(config: pg.ClientConfig): Promise<pg.Client | undefined> {
  const client = await connect(config);
  const deadline = Date.now() + longestWait;
  try {
    do {
      if (await tryToHold(client)) return client;
      await pause(100);
    } while (Date.now() < deadline);
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
  await client.end();
  return undefined;
}
