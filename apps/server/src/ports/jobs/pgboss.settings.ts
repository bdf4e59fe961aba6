import type { PoolConfig } from 'pg';
import type { ConstructorOptions } from 'pg-boss';

export const queueSettings = {
  // From half a second to ten minutes between tries, over some three hours: a mail server may be away for a while.
  retryLimit: 25,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  // A worker that has not been heard of for 10 seconds is dead, however long its job may take.
  heartbeatSeconds: 10,
  expireInSeconds: 60 * 60,
  deleteAfterSeconds: 24 * 60 * 60,
  notify: true,
};

export const workerSettings = {
  // Full batches are followed by the next at once; with batches of one the worker would rest after every job.
  batchSize: 4,
  burstWhenBatchFull: true,
  // New jobs announce themselves. The poll finds those whose time has come, and all when the announcement is lost.
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
};

export function bossOptions(connection: PoolConfig): ConstructorOptions {
  // What is undefined is left out: pg-boss would take it for a value.
  const known = Object.fromEntries(Object.entries(connection).filter(([, value]) => value !== undefined));
  return {
    ...known,
    application_name: 'casefolio jobs',
    max: 4,
    schema: 'pgboss',
    useListenNotify: true,
    // How often dead workers are looked for.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  };
}
