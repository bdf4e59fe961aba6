import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';

import { proxyTo } from '../../db/testing/tcp-proxy.ts';
import { testJob, jobBench, patiently, startListing } from './testing/job-bench.ts';

test('a job whose process is killed in the middle is run again by another', { timeout: 60_000 }, async () => {
  const { db, node, url } = await jobBench();
  const doomed = fork(join(import.meta.dirname, 'testing/doomed-node.ts'), [url], { execArgv: [] });
  onTestFinished(() => void doomed.kill('SIGKILL'));
  const jobs = node();
  await jobs.start();
  await jobs.enqueue(db, testJob, { userId: 7 });
  expect(await once(doomed, 'message')).toContain(7);
  doomed.kill('SIGKILL');
  const killedAt = performance.now();
  const users: number[] = [];
  await jobs.work(testJob, async ({ userId }) => void users.push(userId));
  await vi.waitFor(() => expect(users).toEqual([7]), { timeout: 40_000, interval: 100 });
  process.stdout.write(`run again ${Math.round((performance.now() - killedAt) / 1000)} s after the kill\n`);
});

test('stopping waits for the job at work', async () => {
  const { db, node, states } = await jobBench();
  const jobs = node();
  const [begun, stopping] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await jobs.work(testJob, async () => {
    begun.resolve();
    await stopping.promise;
    for (let step = 0; step < 50; step += 1) await db.execute(sql`select 1`);
  });
  await jobs.start();
  await jobs.enqueue(db, testJob, { userId: 1 });
  await begun.promise;
  const stopped = jobs.stop();
  stopping.resolve();
  await stopped;
  expect(await states()).toEqual(['completed']);
});

test('stopping waits no longer than 5 seconds; the job is run again elsewhere', { timeout: 30_000 }, async () => {
  const { db, node } = await jobBench();
  const stuck = node();
  const begun = Promise.withResolvers<void>();
  await stuck.work(testJob, async () => {
    begun.resolve();
    await new Promise(() => {});
  });
  await stuck.start();
  await stuck.enqueue(db, testJob, { userId: 1 });
  await begun.promise;
  const before = performance.now();
  await stuck.stop();
  expect(performance.now() - before).toBeLessThan(7_000);
  const users = await startListing(node());
  await vi.waitFor(() => expect(users).toEqual([1]), patiently);
});

test(
  'while the database is away the process lives and says so; when it is back, jobs run',
  { timeout: 40_000 },
  async () => {
    const { db, node, url, logged } = await jobBench();
    const { pathname, searchParams, username, hostname, port } = new URL(url);
    const folder = searchParams.get('host');
    const cable = await proxyTo(
      folder ? { path: `${folder}/.s.PGSQL.5432` } : { host: hostname, port: Number(port || 5432) },
    );
    const away = node({ host: '127.0.0.1', port: cable.port, user: username, database: pathname.slice(1) });
    const users = await startListing(away);
    await cable.cut();
    await vi.waitFor(() => expect(logged).toContainEqual({ err: expect.any(Error) }), patiently);
    const near = node();
    await near.start();
    await near.enqueue(db, testJob, { userId: 1 });
    await cable.mend();
    const mendedAt = performance.now();
    await vi.waitFor(() => expect(users).toEqual([1]), patiently);
    process.stdout.write(`first job ${Math.round(performance.now() - mendedAt)} ms after the database was back\n`);
    expect(performance.now() - mendedAt).toBeLessThan(5_000);
    expect(logged.length).toBeLessThan(5);
  },
);
