import { sql } from 'drizzle-orm';
import type { PoolConfig } from 'pg';
import { onTestFinished } from 'vitest';

import type { Db } from '../../../db/database.ts';
import { freshDatabase } from '../../../db/testing/fresh-database.ts';
import type { JobQueue } from '../jobs.port.ts';
import { pgbossJobs } from '../pgboss.jobs.ts';

/** The job that the tests run. */
export const testJob = 'send-verification-mail';

/** How long and how often to look for what a job has done. */
export const patiently = { timeout: 15_000, interval: 20 };

export interface JobBench {
  readonly db: Db;
  readonly url: string;
  /** A queue on the database, as a node has it; stopped with the test. */
  readonly node: (connection?: PoolConfig) => JobQueue;
  readonly logged: object[];
  readonly states: () => Promise<unknown[]>;
}

export async function jobBench(): Promise<JobBench> {
  const { database, url, close } = await freshDatabase();
  const { db } = database;
  const nodes: JobQueue[] = [];
  const logged: object[] = [];
  const log = (details: object) => void logged.push(details);
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await close();
  });
  function node(connection = database.connection): JobQueue {
    const jobs = pgbossJobs({ connection, log: { error: log, warn: log } });
    nodes.push(jobs);
    return jobs;
  }
  async function states(): Promise<unknown[]> {
    const { rows } = await db.execute(sql`select state from pgboss.job where name = ${testJob}`);
    return rows.map((row) => row['state']);
  }
  return { db, url, node, logged, states };
}

/** Starts the node; the list grows with every user that a job was told of. */
export async function startListing(jobs: JobQueue): Promise<number[]> {
  const users: number[] = [];
  await jobs.work(testJob, async ({ userId }) => void users.push(userId));
  await jobs.start();
  return users;
}
