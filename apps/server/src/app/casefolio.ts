import { join, resolve } from 'node:path';
import type { Endpoint } from '@casefolio/contract/endpoint';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { openDatabase, type Database, type Db } from '../db/database.ts';
import { sessionCookie } from '../http/cookies.ts';
import { healthRoutes } from '../http/health.ts';
import { httpServer } from '../http/http-server.ts';
import { openApiRoutes } from '../http/openapi.routes.ts';
import { outboxRoutes } from '../http/outbox.routes.ts';
import type { LogStream } from '../http/request-log.ts';
import { makeService } from '../http/serve.ts';
import { watchSilentSockets } from '../http/silent-sockets.ts';
import { webApp } from '../http/web-app.ts';
import { systemClock, type Clock } from '../ports/clock.ts';
import type { JobQueue } from '../ports/jobs/jobs.port.ts';
import { pgbossJobs } from '../ports/jobs/pgboss.jobs.ts';
import { postgresLimiter } from '../ports/limits/limits.store.ts';
import type { Mailer } from '../ports/mail/mail.port.ts';
import { outboxMailer } from '../ports/mail/outbox.mailer.ts';
import { outboxReader } from '../ports/mail/outbox.reader.ts';
import { smtpMailer } from '../ports/mail/smtp.mailer.ts';
import { deriveKey, loadSecret } from '../ports/secrets.ts';
import { identify, reopen } from '../slices/accounts/accounts.api.ts';
import { accountsJobs } from '../slices/accounts/accounts.jobs.ts';
import { accountsRoutes } from '../slices/accounts/accounts.routes.ts';
import { codesRoutes } from '../slices/codes/codes.routes.ts';
import { type LiveCodes, liveCodes } from '../slices/codes/live-codes.ts';
import { loadStarterCodes } from '../slices/codes/starter.ts';
import { readVocabulary } from '../slices/codes/vocabulary-file.ts';
import { readUserRoles } from '../slices/lookups/lookups.api.ts';
import { lookupsRoutes } from '../slices/lookups/lookups.routes.ts';
import { purgeExpired } from './purge.ts';

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
}

interface Parts {
  readonly config: Config;
  readonly clock: Clock;
  readonly dataDir: string;
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
  readonly secret: Buffer;
  readonly appUrl: () => string;
  readonly live: LiveCodes;
}

export async function makeCasefolio(surroundings: Surroundings): Promise<Casefolio> {
  const { config, clock = systemClock, log } = surroundings;
  const { webDist = resolve(import.meta.dirname, '../../../web/dist') } = surroundings;
  const dataDir = resolve(config.DATA_DIR);
  let url = config.APP_URL ?? 'http://localhost';
  const appUrl = () => url;

  // Closed from the last to the first: no new calls, then no new jobs, then nobody needs the database. So it is too when a later step fails.
  await using opened = new AsyncDisposableStack();
  const app = await httpServer({ trustProxy: config.TRUST_PROXY, https: url.startsWith('https:'), log });
  const database = opened.adopt(await open(config, dataDir, app.log), ({ close }) => close());
  const secret = await loadSecret({ configured: config.SECRET_KEY, dataDir });
  const mailer = opened.adopt(mailerOf(config, dataDir, clock), (port) => port.close());
  const jobs = opened.adopt(pgbossJobs({ connection: database.connection, log: app.log }), (queue) => queue.stop());
  const codes = opened.adopt(await openCodes(database.db, app.log), ({ close }) => close());
  const endSilentSockets = watchSilentSockets(app.server);
  opened.defer(() => closeCalls(app, endSilentSockets));
  const parts = { config, clock, dataDir, app, database, jobs, mailer, secret, appUrl, live: codes.live };

  const endpoints = mountRoutes(parts);
  await webApp(app, webDist);
  await startJobs(parts);
  const running = opened.move();
  return { app, database, endpoints, setUrl: (known) => (url = known), close: () => running.disposeAsync() };
}

const open = (config: Config, dataDir: string, log: FastifyBaseLogger): Promise<Database> =>
  openDatabase({
    dataDir,
    mode: 'server',
    log: (line) => log.info(line),
    ...(config.DATABASE_URL ? { url: config.DATABASE_URL } : {}),
  });

/** Our own sets at the first start; then everything into memory, without anybody waiting for it. */
async function openCodes(db: Db, log: FastifyBaseLogger) {
  const say = (line: string): void => log.info(line);
  await loadStarterCodes(db, say);
  const live = liveCodes({ db, vocabulary: readVocabulary(), log: say });
  const warm = live.refresh().catch((error: unknown) => log.error({ err: error }, 'the codes are not in memory yet'));
  return { live, close: () => warm };
}

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

function mountRoutes({
  config,
  clock,
  dataDir,
  app,
  database,
  jobs,
  secret,
  appUrl,
  live,
}: Parts): readonly Endpoint[] {
  const { db } = database;
  const cookie = () => sessionCookie(appUrl());
  const printKey = deriveKey(secret, 'idempotency');
  const doorway = {
    app,
    database,
    clock,
    appUrl,
    cookie,
    printKey,
    identify: identify(db, clock),
    reopen: reopen(db, clock),
  };
  const { serve, endpoints } = makeService(doorway);

  const roles = readUserRoles();
  lookupsRoutes(serve, roles);
  codesRoutes(serve, { db, clock, live });
  accountsRoutes(serve, { db, clock, jobs, roles, limiter: postgresLimiter(db, clock) });

  healthRoutes(app, database);
  openApiRoutes(app, endpoints, () => cookie().name);
  if (showsOutbox(config)) outboxRoutes(app, outboxReader(join(dataDir, 'outbox')));
  return endpoints;
}

async function startJobs({ clock, database: { db }, jobs, mailer, appUrl }: Parts): Promise<void> {
  await jobs.start();
  await accountsJobs(jobs, { db, clock, mailer, appUrl });
  await jobs.work('purge-expired', () => purgeExpired(db, clock.now()));
  await jobs.schedule('purge-expired', '17 * * * *');
}

/** Only where nothing but this machine leads here: no mail server, no other address, no proxy in front. */
const showsOutbox = (config: Config): boolean =>
  !config.SMTP_URL && config.listensOnLoopback && config.isReachedOnLoopback && !config.TRUST_PROXY;

function mailerOf(config: Config, dataDir: string, clock: Clock): Mailer {
  const from = config.MAIL_FROM ?? 'Casefolio <no-reply@casefolio.example>';
  return config.SMTP_URL
    ? smtpMailer({ url: config.SMTP_URL, from })
    : outboxMailer({ folder: join(dataDir, 'outbox'), from, clock });
}
