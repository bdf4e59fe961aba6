import type { Limit } from '@casefolio/domain/accounts/limits';
import type { Db } from '../../db/database.ts';
import type { Origin } from '../../http/visit.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Payments } from '../../ports/payments/payments.port.ts';

/** What the use-cases of plans work with. */
export interface PlansTools {
  readonly db: Db;
  readonly clock: Clock;
  readonly payments: Payments;
  /** The code that makes every plan cost nothing; empty where there is none. */
  readonly freeCode: string;
  /** Counts this caller's try and refuses it when it was one too many. */
  readonly notTooOften: (limit: Limit, caller: Origin) => Promise<void>;
}
