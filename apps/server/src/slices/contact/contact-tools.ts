import type { Clock } from '../../ports/clock.ts';
import type { JobQueue } from '../../ports/jobs/jobs.port.ts';
import type { Limiter } from '../../ports/limits/limits.port.ts';

/** What the use-cases of contact work with. */
export interface ContactTools {
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly limiter: Limiter;
}
