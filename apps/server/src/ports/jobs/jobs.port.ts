import type { Queryable } from '../../db/database.ts';
import type { JobData, JobName, RecurringJobName } from './job-data.ts';

export interface JobOptions {
  readonly startAfterSeconds?: number;
  /** While a job with this key waits to be run, another one with the same key is not added. */
  readonly singletonKey?: string;
}

/**
 * Work that is done after the answer. A job that fails, or whose process dies, is run again: what a job does must be
 * harmless when it is done twice.
 */
export interface JobQueue {
  /** Enqueued inside the caller's transaction: a rolled back transaction leaves no job. */
  enqueue<Name extends JobName>(tx: Queryable, name: Name, data: JobData[Name], options?: JobOptions): Promise<void>;
  /** Registers the one worker function of a job. */
  work<Name extends JobName>(name: Name, run: (data: JobData[Name]) => Promise<void>): Promise<void>;
  /** Runs a job by the clock (UTC), once for all nodes. A time that was missed is made up for once. */
  schedule(name: RecurringJobName, cron: string): Promise<void>;
  start(): Promise<void>;
  /** Takes no new job and waits for the running ones, 5 seconds at most; those are then run again elsewhere. */
  stop(): Promise<void>;
}
