import type pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import { connect, type Connections, connectionsTo } from './connections.ts';
import { type EmbeddedOptions, type EmbeddedServer, startEmbedded } from './embedded/embedded-server.ts';
import { connectAndHold, tryToHold, waitToHold } from './exclusive.ts';
import { connectOutside } from './outside.ts';

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
  return options.mode === 'server' ? asServer(server, connections, options) : asGuest(server, connections);
}

async function asServer(
  server: EmbeddedServer,
  connections: Connections,
  { dataDir, log }: EmbeddedSource,
): Promise<Source> {
  const hold = async () => {
    const client = await waitToHold(connections.config);
    if (client) return client;
    throw new StartFailure(`Casefolio already runs on ${dataDir}: stop it first, or set DATA_DIR to another folder.`);
  };
  const first = await hold();
  return {
    connections,
    // Only now is it sure that nobody else works with the one that would be replaced.
    first: (await server.replaceIfOutdated()) ? await hold() : first,
    connect: () => connectAndHold(connections.config),
    revive: revivalOf(server, log),
    mayMigrate: true,
    leave: server.stop,
  };
}

async function asGuest(server: EmbeddedServer, connections: Connections): Promise<Source> {
  return {
    connections,
    first: await connect(connections.config),
    connect: () => connect(connections.config),
    revive: async () => undefined,
    mayMigrate: server.startedHere,
    async leave() {
      if (!server.startedHere) return;
      // A server that was started in the meantime has taken it over.
      const client = await connect(connections.config);
      if (await tryToHold(client)) await server.stop();
      client.end().catch(() => undefined);
    },
  };
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
