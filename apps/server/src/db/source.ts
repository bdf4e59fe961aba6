import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import { connect, type Connections, connectionsTo } from './connections.ts';
import { type EmbeddedOptions, type EmbeddedServer, startEmbedded } from './embedded/embedded-server.ts';
import { connectAndHold, tryToHold, waitToHold } from './exclusive.ts';
import { connectOutside } from './outside.ts';

/** How long one server may take to leave PostgreSQL to the next. */
const longestChange = 10_000;
const betweenTries = 100;

/** A server is there to stay; an operator's command works beside it for a moment. */
export type Mode = 'server' | 'beside';

/** Where the database is, and how this process stands to it. */
export interface Source {
  readonly connections: Connections;
  /** The connection that is watched. */
  readonly first: pg.Client;
  readonly connect: () => Promise<pg.Client>;
  readonly revive: () => Promise<void>;
  readonly mayMigrate: boolean;
  readonly leave: () => Promise<void>;
}

export async function joinOutside(url: string, mode: Mode): Promise<Source> {
  const connections = connectionsTo({ connectionString: url });
  return {
    connections,
    first: await connectOutside(url, connections.config),
    connect: () => connect(connections.config),
    revive: async () => undefined,
    mayMigrate: mode === 'server',
    leave: async () => undefined,
  };
}

export interface EmbeddedSource extends EmbeddedOptions {
  readonly mode: Mode;
  readonly log: (line: string) => void;
}

export async function joinEmbedded(options: EmbeddedSource): Promise<Source> {
  const server = await startEmbedded(options);
  const connections = connectionsTo(server.connection);
  try {
    return await (options.mode === 'server' ? asServer : asGuest)(server, connections, options);
  } catch (error) {
    await stopUnlessTaken(server, connections);
    connections.cut();
    throw error;
  }
}

async function asServer(server: EmbeddedServer, connections: Connections, options: EmbeddedSource): Promise<Source> {
  const { dataDir, log } = options;
  const hold = async () => {
    const client = await untilItStays(server, dataDir, () => waitToHold(connections.config));
    if (client) return client;
    throw new StartFailure(`Casefolio already runs on ${dataDir}: stop it first, or set DATA_DIR to another folder.`);
  };
  const first = await hold();
  // Only now is it sure that nobody else works with the one that would be replaced.
  const replaced = await server.replaceIfOutdated().catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return {
    connections,
    first: replaced ? await hold() : first,
    connect: () => connectAndHold(connections.config),
    revive: revivalOf(server, log),
    mayMigrate: true,
    leave: server.stop,
  };
}

async function asGuest(server: EmbeddedServer, connections: Connections, { dataDir }: EmbeddedSource): Promise<Source> {
  const first = await untilItStays(server, dataDir, () => connect(connections.config));
  return {
    connections,
    first,
    connect: () => connect(connections.config),
    revive: async () => undefined,
    mayMigrate: server.startedHere(),
    leave: () => stopUnlessTaken(server, connections),
  };
}

/** A server that ran before us may take PostgreSQL down while we come: then it is started again, and we try again. */
async function untilItStays<T>(server: EmbeddedServer, dataDir: string, attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + longestChange;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) {
        throw new StartFailure(
          `The embedded database of ${dataDir} keeps cutting its connections: see postgres.log there, and start again.`,
          { cause: error },
        );
      }
      await pause(betweenTries);
      await server.ensureRunning();
    }
  }
}

/** What was started here ends with us, unless a server that was started in the meantime has taken it over. */
async function stopUnlessTaken(server: EmbeddedServer, { config }: Connections): Promise<void> {
  if (!server.startedHere()) return;
  const client = await connect(config).catch(() => undefined);
  // One that does not answer is nobody's.
  const isFree = !client || (await tryToHold(client).catch(() => true));
  if (isFree) await server.stop();
  client?.end().catch(() => undefined);
}

/** Starts the embedded server again when it has died, and says once why it cannot. */
function revivalOf(server: EmbeddedServer, log: (line: string) => void): () => Promise<void> {
  let said = '';
  return async () => {
    try {
      if (await server.ensureRunning()) log('The embedded database had stopped and was started again.');
      said = '';
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== said) log(reason);
      said = reason;
    }
  };
}
