import net from 'node:net';
import { Client, type ClientConfig, Pool, type PoolConfig, types } from 'pg';

types.setTypeParser(types.builtins.INT8, Number);
// A day is a day: as a Date it would become midnight somewhere and shift.
types.setTypeParser(types.builtins.DATE, (day) => day);

export interface Connections {
  readonly config: PoolConfig;
  /** Cuts every connection that was made with the configuration, so that whoever waits on one learns it now. */
  readonly cut: () => void;
}

/** What every connection to this database has in common. */
export function connectionsTo(address: PoolConfig): Connections {
  const sockets = new Set<net.Socket>();
  const stream = () => {
    const socket = new net.Socket();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  return {
    config: { ...address, stream, connectionTimeoutMillis: 1500, keepAlive: true },
    cut() {
      for (const socket of sockets) socket.destroy(new Error('the connection to the database was lost'));
    },
  };
}

export function poolOf(connections: Connections): Pool {
  const pool = new Pool({ ...connections.config, max: 10, statement_timeout: 30_000 });
  // Without a listener a lost connection would end the process. The watcher reports the loss, and whoever uses the connection gets the error.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export async function connect(config: ClientConfig): Promise<Client> {
  const client = new Client(config);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
