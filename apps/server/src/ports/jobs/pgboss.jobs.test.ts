import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';

import { testJob, jobBench, patiently, startListing } from './testing/job-bench.ts';

test('a committed job runs once, within a second of its commit', async () => {
  const { db, node } = await jobBench();
  const jobs = node();
  const runs: { userId: number; at: number }[] = [];
  await jobs.work(testJob, async ({ userId }) => void runs.push({ userId, at: performance.now() }));
  await jobs.start();
  const delays: number[] = [];
  for (let userId = 1; userId <= 10; userId += 1) {
    await db.transaction((tx) => jobs.enqueue(tx, testJob, { userId }));
    const committedAt = performance.now();
    await vi.waitFor(() => expect(runs).toHaveLength(userId), { timeout: 5_000, interval: 2 });
    delays.push((runs.at(-1)?.at ?? Infinity) - committedAt);
  }
  expect(runs.map(({ userId }) => userId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  process.stdout.write(`from commit to run: ${Math.round(Math.max(...delays))} ms at most\n`);
  expect(Math.max(...delays)).toBeLessThan(1000);
});

test('a rolled back transaction leaves no job', async () => {
  const { db, node, states } = await jobBench();
  const jobs = node();
  const users = await startListing(jobs);
  const undone = db.transaction(async (tx) => {
    await jobs.enqueue(tx, testJob, { userId: 1 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction((tx) => jobs.enqueue(tx, testJob, { userId: 2 }));
  await vi.waitFor(async () => expect(await states()).toEqual(['completed']), patiently);
  expect(users).toEqual([2]);
});

test('a job that throws is run again, and its neighbours are not', async () => {
  const { db, node, logged, states } = await jobBench();
  const jobs = node();
  const runs = new Map<number, number>();
  await jobs.work(testJob, async ({ userId }) => {
    const run = (runs.get(userId) ?? 0) + 1;
    runs.set(userId, run);
    if (userId === 2 && run < 3) throw new RangeError('not yet');
  });
  await jobs.start();
  await db.transaction(async (tx) => {
    for (const userId of [1, 2, 3]) await jobs.enqueue(tx, testJob, { userId });
  });
  await vi.waitFor(async () => expect(await states()).toEqual(['completed', 'completed', 'completed']), patiently);
  expect(Object.fromEntries(runs)).toEqual({ 1: 1, 2: 3, 3: 1 });
  expect(logged).toContainEqual(expect.objectContaining({ job: testJob, err: expect.any(RangeError) }));
});

test('what a failed job threw is not kept in the database', async () => {
  const { db, node } = await jobBench();
  const jobs = node();
  await jobs.work(testJob, async () => {
    throw new RangeError('a patient by name');
  });
  await jobs.start();
  await jobs.enqueue(db, testJob, { userId: 1 });
  await vi.waitFor(async () => {
    const { rows } = await db.execute(sql`select output from pgboss.job where output is not null`);
    expect(rows).toEqual([{ output: { reason: 'RangeError' } }]);
  }, patiently);
});

test('two nodes that start at once share the jobs: each runs once', async () => {
  const { db, node, states } = await jobBench();
  const nodes = [node(), node()];
  const lists = await Promise.all(nodes.map(startListing));
  const wanted = Array.from({ length: 60 }, (_, index) => index);
  await Promise.all(wanted.map((userId) => db.transaction(async (tx) => nodes[0]?.enqueue(tx, testJob, { userId }))));
  await vi.waitFor(async () => expect(await states()).toEqual(wanted.map(() => 'completed')), patiently);
  expect(lists.flat().toSorted((one, other) => one - other)).toEqual(wanted);
});

test('a job waits for its time', async () => {
  const { db, node } = await jobBench();
  const jobs = node();
  const users = await startListing(jobs);
  await jobs.enqueue(db, testJob, { userId: 1 }, { startAfterSeconds: 3600 });
  await jobs.enqueue(db, testJob, { userId: 2 }, { startAfterSeconds: 1 });
  await jobs.enqueue(db, testJob, { userId: 3 });
  await vi.waitFor(() => expect(users).toEqual([3, 2]), patiently);
});

test('while a job with a key waits, the same is not added; after it has run, it is', async () => {
  const { db, node } = await jobBench();
  const jobs = node();
  await jobs.start();
  for (const userId of [1, 2]) await jobs.enqueue(db, testJob, { userId }, { singletonKey: 'same' });
  await jobs.enqueue(db, testJob, { userId: 3 }, { singletonKey: 'other' });
  for (const userId of [4, 5]) await jobs.enqueue(db, testJob, { userId });
  const users: number[] = [];
  await jobs.work(testJob, async ({ userId }) => void users.push(userId));
  await vi.waitFor(() => expect(new Set(users)).toEqual(new Set([1, 3, 4, 5])), patiently);
  await jobs.enqueue(db, testJob, { userId: 6 }, { singletonKey: 'same' });
  await vi.waitFor(() => expect(new Set(users)).toEqual(new Set([1, 3, 4, 5, 6])), patiently);
});

test('a schedule is kept once for all nodes, and a change replaces it', async () => {
  const { db, node } = await jobBench();
  const [one, other] = [node(), node()];
  await one.schedule('purge-expired', '0 3 * * *');
  await Promise.all([one.start(), other.start()]);
  await other.schedule('purge-expired', '30 4 * * *');
  const { rows } = await db.execute(sql`select name, cron, timezone from pgboss.schedule`);
  expect(rows).toEqual([{ name: 'purge-expired', cron: '30 4 * * *', timezone: 'UTC' }]);
});

test('a second worker for the same job is refused', async () => {
  const { node } = await jobBench();
  const jobs = node();
  await jobs.work(testJob, async () => {});
  await expect(jobs.work(testJob, async () => {})).rejects.toThrow(`The job ${testJob} has its worker already.`);
});
