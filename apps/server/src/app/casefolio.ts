import { resolve } from 'node:path';
import type { Endpoint } from '@casefolio/contract/endpoint';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { httpServer } from '../http/http-server.ts';
import type { LogStream } from '../http/request-log.ts';
import { watchSilentSockets } from '../http/silent-sockets.ts';
import { webApp } from '../http/web-app.ts';
import { systemClock, type Clock } from '../ports/clock.ts';
import { workerImages } from '../ports/images/worker.images.ts';
import { pgbossJobs } from '../ports/jobs/pgboss.jobs.ts';
import type { Payments } from '../ports/payments/payments.port.ts';
import { deriveKey, loadSecret } from '../ports/secrets.ts';
import { workerFileMakers } from '../slices/transfer/files/file-makers.ts';
import { accountKeys } from '../slices/accounts/account-keys.ts';
import { paymentsOf } from './plans-tools.ts';
import { filesOf, mailerOf, openCodes, placesOf } from './adapters.ts';
import { mountRoutes } from './mount-routes.ts';
import { startJobs } from './start-jobs.ts';

/** Everything that runs, put together. Listening is left to the caller. */
export interface Casefolio {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Every call of the API that is served. */
  readonly endpoints: readonly Endpoint[];
  /** Where people reach it; with PORT=0 that is known only once it listens. */
  readonly setUrl: (url: string) => void;
  readonly close: () => Promise<void>;
}

export interface Surroundings {
  readonly config: Config;
  readonly clock?: Clock;
  readonly log: LogStream;
  /** The built browser application. */
  readonly webDist?: string;
  readonly payments?: Payments;
}

export async function makeCasefolio(surroundings: Surroundings): Promise<Casefolio> {
  const { config, clock = systemClock, log } = surroundings;
  const { webDist = resolve(import.meta.dirname, '../../../web/dist') } = surroundings;
  const { payments = paymentsOf(config) } = surroundings;
  const dataDir = resolve(config.DATA_DIR);
  let url = config.APP_URL ?? 'http://localhost';
  const appUrl = () => url;

  // Closed from the last to the first: no new calls, then no new jobs, then nobody needs the database. So it is too when a later step fails.
  await using opened = new AsyncDisposableStack();
  const app = await httpServer({ trustProxy: config.TRUST_PROXY, https: url.startsWith('https:'), log });
  const database = opened.adopt(await open(config, dataDir, app.log), ({ close }) => close());
  const secret = await loadSecret({ configured: config.SECRET_KEY, dataDir });
  const mailer = opened.adopt(mailerOf(config, dataDir, clock), (port) => port.close());
  const files = opened.adopt(filesOf(config, dataDir, secret), (port) => port.close());
  const images = opened.adopt(workerImages(), (port) => port.close());
  const makers = opened.adopt(workerFileMakers(), (port) => port.close());
  const places = placesOf(config, app.log);
  const jobs = opened.adopt(pgbossJobs({ connection: database.connection, log: app.log }), (queue) => queue.stop());
  const codes = opened.adopt(await openCodes(database.db, app.log), (opening) => opening.close());
  const endSilentSockets = watchSilentSockets(app.server);
  opened.defer(() => closeCalls(app, endSilentSockets));
  const keys = accountKeys((purpose) => deriveKey(secret, purpose));
  const parts = {
    config,
    clock,
    dataDir,
    app,
    database,
    jobs,
    mailer,
    payments,
    files,
    images,
    makers,
    places,
    secret,
    keys,
    appUrl,
    live: codes.live,
  };

  const endpoints = mountRoutes(parts);
  await webApp(app, { dist: webDist, appUrl, socialLinks: config.SOCIAL_LINKS ?? [] });
  await startJobs(parts);
  const running = opened.move();
  return { app, database, endpoints, setUrl: (known) => (url = known), close: () => running.disposeAsync() };
}

const open = (config: Config, dataDir: string, log: FastifyBaseLogger): Promise<Database> =>
  openDatabase({
    dataDir,
    mode: 'server',
    log: (line) => log.info(line),
    preparedStatements: config.PREPARED_STATEMENTS,
    ...(config.DATABASE_URL ? { url: config.DATABASE_URL } : {}),
  });

const patience = { betweenLooksMs: 100, longestSilenceMs: 1_000, longestGoodbyeMs: 8_000 };

/** Calls under way are finished; their connections are closed as soon as they rest. One that never finishes its request is not waited for. */
async function closeCalls(app: FastifyInstance, endSilentSockets: () => void): Promise<void> {
  const { server } = app;
  const { betweenLooksMs, longestSilenceMs, longestGoodbyeMs } = patience;
  const looks = setInterval(() => server.closeIdleConnections(), betweenLooksMs);
  const ends = [
    setTimeout(endSilentSockets, longestSilenceMs),
    setTimeout(() => server.closeAllConnections(), longestGoodbyeMs),
  ];
  await app.close();
  for (const timer of [looks, ...ends]) clearTimeout(timer);
}
