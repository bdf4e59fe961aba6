import { pgbossJobs } from '../pgboss.jobs.ts';

/** A node of its own process: takes the first job and never ends it, so that a test can kill it in the middle. */
const jobs = pgbossJobs({
  connection: { connectionString: process.argv[2] },
  log: { error: () => undefined, warn: () => undefined },
});
await jobs.work('send-verification-mail', async ({ userId }) => {
  process.send?.(userId);
  await new Promise(() => {});
});
await jobs.start();
