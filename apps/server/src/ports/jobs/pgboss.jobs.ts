import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import type { PoolConfig } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Job } from 'pg-boss';

import type { JobData, JobName } from './job-data.ts';
import type { JobQueue } from './jobs.port.ts';
import { bossOptions, queueSettings, workerSettings } from './pgboss.settings.ts';

const longestGoodbyeMs = 5_000;
const quietMs = 10_000;

/** The part of the application's log that the queue writes to. */
export interface JobLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface PgBossOptions {
  readonly connection: PoolConfig;
  readonly log: JobLog;
}

/** Jobs in PostgreSQL, in a schema of their own. */
export function pgbossJobs({ connection, log }: PgBossOptions): JobQueue {
  const boss = quietBoss(connection, log);
  const queueOf = queuesOf(boss);
  const workers = new Set<JobName>();
  const waiting: (() => Promise<unknown>)[] = [];
  let started = false;

  async function whenStarted(action: () => Promise<unknown>): Promise<void> {
    if (started) await action();
    else waiting.push(action);
  }

  return {
    async enqueue(tx, name, data, { startAfterSeconds, singletonKey } = {}) {
      await queueOf(name);
      const startAfter = startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds };
      // The queue lets one job of a key wait at a time: a job without a wish gets a key of its own.
      const key = singletonKey ?? randomUUID();
      await boss.send(name, data, { ...startAfter, singletonKey: key, db: fromDrizzle(tx, sql) });
    },
    async work<Name extends JobName>(name: Name, run: (data: JobData[Name]) => Promise<void>) {
      if (workers.has(name)) throw new Error(`The job ${name} has its worker already.`);
      workers.add(name);
      const runAll = (jobs: Job<JobData[Name]>[]) => together(jobs.map((job) => runOne(boss, log, job, run)));
      await whenStarted(async () => {
        await queueOf(name);
        await boss.work<JobData[Name]>(name, workerSettings, runAll);
      });
    },
    async schedule(name, cron) {
      await whenStarted(async () => {
        await queueOf(name);
        await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' });
      });
    },
    async start() {
      await boss.start();
      started = true;
      for (const action of waiting.splice(0)) await action();
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: longestGoodbyeMs });
    },
  };
}

/** Without a listener an error would end the process; without the pause a database that is away would fill the log. */
function quietBoss(connection: PoolConfig, log: JobLog): PgBoss {
  const boss = new PgBoss(bossOptions(connection));
  let quietUntil = 0;
  boss.on('error', (error) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + quietMs;
    log.error({ err: error }, 'the job queue could not use its database');
  });
  // What comes with a warning may be a statement with its values: its sentence is enough.
  boss.on('warning', ({ message }) => log.warn({}, message));
  return boss;
}

/** Makes each queue once; settings of a newer release replace those that it was once made with. */
function queuesOf(boss: PgBoss): (name: JobName) => Promise<void> {
  const made = new Set<JobName>();
  return async (name) => {
    if (made.has(name)) return;
    await boss.createQueue(name, { policy: 'short', ...queueSettings });
    await boss.updateQueue(name, queueSettings);
    made.add(name);
  };
}

/** Each job is settled as soon as it is done, so that a crash repeats none of its finished neighbours. */
async function runOne<Data>(
  boss: PgBoss,
  log: JobLog,
  job: Job<Data>,
  run: (data: Data) => Promise<void>,
): Promise<void> {
  try {
    await run(job.data);
  } catch (error) {
    log.error({ err: error, job: job.name, jobId: job.id }, 'a job failed');
    // The message may quote a person's data: the name of the error is enough in the database.
    await boss.fail(job.name, job, { reason: error instanceof Error ? error.name : 'unknown' });
    return;
  }
  await boss.complete(job.name, job);
}

/** Waits for all, and only then fails if one has failed: none is taken for dead while it runs. */
async function together(runs: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(runs)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
