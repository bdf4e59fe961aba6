import { exportLimits } from '@casefolio/domain/transfer/export-rules';
import type { Db } from '../../db/database.ts';
import type { KeptFiles } from '../../ports/files/kept-files.ts';
import type { JobQueue } from '../../ports/jobs/jobs.port.ts';
import { makeReport } from './make-report.ts';
import { expireReports, giveUpAbandoned } from './reports.store.ts';
import type { MakingTools } from './transfer-tools.ts';

/** One large file after the other, so that a small one never waits behind two. */
export async function transferJobs(jobs: JobQueue, tools: MakingTools): Promise<void> {
  let last: Promise<void> = Promise.resolve();
  await jobs.work('make-report', ({ reportId }) => {
    const turn = last.then(() => makeReport(tools, reportId));
    last = turn.catch(() => undefined);
    return turn;
  });
}

const inOnePass = 200;

/** Files whose time is over go, bytes and all; those that nobody makes any more are given up. */
export async function purgeReports(db: Db, files: KeptFiles, now: Date): Promise<void> {
  await giveUpAbandoned(db, new Date(now.getTime() - exportLimits.abandonedMs));
  const pass = (): Promise<number> =>
    db.transaction(async (tx) => {
      const keys = await expireReports(tx, now, inOnePass);
      await files.release(tx, keys);
      return keys.length;
    });
  while ((await pass()) > 0);
}
