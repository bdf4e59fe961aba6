import { join, resolve } from 'node:path';
import type { Endpoint } from '@casefolio/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { sessionCookie } from '../http/cookies.ts';
import { healthRoutes } from '../http/health.ts';
import { httpServer } from '../http/http-server.ts';
import { openApiRoutes } from '../http/openapi.routes.ts';
import { outboxRoutes } from '../http/outbox.routes.ts';
import type { LogStream } from '../http/request-log.ts';
import { makeService } from '../http/serve.ts';
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
import { identify } from '../slices/accounts/accounts.api.ts';
import { accountsJobs } from '../slices/accounts/accounts.jobs.ts';
import { accountsRoutes } from '../slices/accounts/accounts.routes.ts';
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
}

export async function makeCasefolio(surroundings: Surroundings): Promise<Casefolio> {
  const { config, clock = systemClock, log } = surroundings;
  const { webDist = resolve(import.meta.dirname, '../../../web/dist') } = surroundings;
  const dataDir = resolve(config.DATA_DIR);
  let url = config.APP_URL ?? 'http://localhost';
  const app = await httpServer({ trustProxy: config.TRUST_PROXY, https: url.startsWith('https:'), log });
  const database = await openDatabase({
    dataDir,
    mode: 'server',
    log: (line) => app.log.info(line),
    ...(config.DATABASE_URL ? { url: config.DATABASE_URL } : {}),
  });
  const secret = await loadSecret({ configured: config.SECRET_KEY, dataDir });
  const mailer = mailerOf(config, dataDir, clock);
  const jobs = pgbossJobs({ connection: database.connection, log: app.log });
  const parts = { config, clock, dataDir, app, database, jobs, mailer, secret, appUrl: () => url };

  const endpoints = mountRoutes(parts);
  await webApp(app, webDist);
  await startJobs(parts);
  return { app, database, endpoints, setUrl: (known) => (url = known), close: () => closeAll(parts) };
}

function mountRoutes({ config, clock, dataDir, app, database, jobs, secret, appUrl }: Parts): readonly Endpoint[] {
  const { db } = database;
  const cookie = () => sessionCookie(appUrl());
  const printKey = deriveKey(secret, 'idempotency');
  const doorway = { app, database, clock, appUrl, cookie, printKey, identify: identify(db, clock) };
  const { serve, endpoints } = makeService(doorway);

  const roles = readUserRoles();
  lookupsRoutes(serve, roles);
  accountsRoutes(serve, { db, clock, jobs, roles, limiter: postgresLimiter(db, clock) });

  healthRoutes(app, database);
  openApiRoutes(app, endpoints, () => cookie().name);
  if (!config.SMTP_URL && config.listensOnLoopback) outboxRoutes(app, outboxReader(join(dataDir, 'outbox')));
  return endpoints;
}

async function startJobs({ clock, database: { db }, jobs, mailer, appUrl }: Parts): Promise<void> {
  await jobs.start();
  await accountsJobs(jobs, { db, clock, mailer, appUrl });
  await jobs.work('purge-expired', () => purgeExpired(db, clock.now()));
  await jobs.schedule('purge-expired', '17 * * * *');
}

/** From the outside in: first no new calls, then no new jobs, then nobody needs the database. */
async function closeAll({ app, jobs, mailer, database }: Parts): Promise<void> {
  await app.close();
  await jobs.stop();
  await mailer.close();
  await database.close();
}

function mailerOf(config: Config, dataDir: string, clock: Clock): Mailer {
  const from = config.MAIL_FROM ?? 'Casefolio <no-reply@casefolio.example>';
  return config.SMTP_URL
    ? smtpMailer({ url: config.SMTP_URL, from })
    : outboxMailer({ folder: join(dataDir, 'outbox'), from, clock });
}
