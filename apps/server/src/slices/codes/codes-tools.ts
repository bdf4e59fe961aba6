import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Habits } from './habits.ts';
import type { LiveCodes } from './live-codes.ts';

/** What the use-cases of codes work with. */
export interface CodesTools {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: LiveCodes;
  readonly habits: Habits;
}
