import type { JobQueue } from '../../ports/jobs/jobs.port.ts';
import { giveBack } from './charge.ts';
import type { PlansTools } from './plans-tools.ts';
import { chargesOpenedBefore } from './subscriptions.store.ts';

type PlansJobsTools = Pick<PlansTools, 'db' | 'clock' | 'payments'>;

/** Longer than any charge can take, so that none that is still under way is taken for a lost one. */
const lostAfterMs = 15 * 60_000;

/** What was charged by a process that died before it could book it. */
export async function giveBackLostCharges(tools: PlansJobsTools): Promise<void> {
  const before = new Date(tools.clock.now().getTime() - lostAfterMs);
  for (const subscriptionId of await chargesOpenedBefore(tools.db, before)) await giveBack(tools, subscriptionId);
}

export async function plansJobs(jobs: JobQueue, tools: PlansJobsTools): Promise<void> {
  await jobs.work('give-back-lost-charges', () => giveBackLostCharges(tools));
  await jobs.schedule('give-back-lost-charges', '*/10 * * * *');
}
