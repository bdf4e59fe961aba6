import net from 'node:net';
import { onTestFinished } from 'vitest';

/** A stretch of network between us and a PostgreSQL, which a test can break. */
export interface Proxy {
  readonly port: number;
  /** Connections stay open and carry nothing: what a pulled cable looks like. */
  swallow(): void;
  /** Connections are closed and new ones refused. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function proxyTo(upstream: net.NetConnectOpts): Promise<Proxy> {
  let swallowing = false;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(upstream);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => !swallowing && to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        if (!swallowing) to.destroy();
      });
    }
  });
  const port = await listen(server, 0);
  const dropAll = () => sockets.forEach((socket) => socket.destroy());
  const cut = async () => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    dropAll();
    await closed;
  };
  onTestFinished(cut);
  return {
    port,
    swallow: () => {
      swallowing = true;
    },
    cut,
    async mend() {
      // What was swallowed is lost: a network that comes back does not bring back the old connections.
      if (swallowing) dropAll();
      swallowing = false;
      if (!server.listening) await listen(server, port);
    },
  };
}

function listen(server: net.Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
