import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Config, readConfig } from '../config/config.ts';
import { StartFailure } from '../start-failure.ts';
import { makeCasefolio, type Casefolio } from './casefolio.ts';

/** Starts the server by its environment, says where it is, and stops it cleanly on a signal. */
export async function run(
  environment: Readonly<Record<string, string | undefined>>,
  beforeListening: (casefolio: Casefolio) => Promise<void> = async () => undefined,
): Promise<void> {
  try {
    const config = readConfig(environment);
    const starting = makeCasefolio({ config, log: process.stdout });
    // Also a start that is broken off must not leave a database running.
    stopOnSignals(async () => (await starting).close());
    const casefolio = await starting;
    await listen(casefolio, config, beforeListening);
  } catch (error) {
    process.stderr.write(`${inOneLine(error)}\n`);
    process.exit(1);
  }
}

async function listen(
  casefolio: Casefolio,
  config: Config,
  beforeListening: (casefolio: Casefolio) => Promise<void>,
): Promise<void> {
  try {
    await beforeListening(casefolio);
    await casefolio.app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    await casefolio.close();
    throw error;
  }
  const url = config.APP_URL ?? reachedAt(casefolio.app);
  casefolio.setUrl(url);
  process.stdout.write(`Casefolio is ready at ${url}\n`);
}

/** The address of a server that was told to take any free port. */
function reachedAt(app: FastifyInstance): string {
  const address: AddressInfo | string | null = app.server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}

/** The first signal finishes what is under way; the second does not wait. */
function stopOnSignals(close: () => Promise<void>): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    await close().catch((error: unknown) => {
      process.stderr.write(`${inOneLine(error)}\n`);
      process.exit(1);
    });
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken: stop what listens there, or set PORT to another one.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ENOTFOUND: 'HOST is not a name that this machine knows.',
  EACCES: 'PORT or DATA_DIR may not be used by this user: choose another port (1024 or higher) or folder.',
  EPERM: 'DATA_DIR may not be used by this user: choose another folder.',
  ENOSPC: 'The disk that holds DATA_DIR is full: make room and start again.',
  EROFS: 'DATA_DIR is on a disk that cannot be written: choose another folder.',
};

/** Why it did not start, in one line for the operator; only what nobody foresaw comes with its details. */
function inOneLine(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = reasons[code];
  if (known) return known;
  return `Casefolio could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
