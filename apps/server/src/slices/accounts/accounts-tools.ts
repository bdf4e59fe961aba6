import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { JobQueue } from '../../ports/jobs/jobs.port.ts';
import type { Limiter } from '../../ports/limits/limits.port.ts';
import type { LinkTo } from '../../ports/files/file-rights.ts';
import type { UserRoles } from '../lookups/lookups.api.ts';
import type { ProfileChoices } from '../lookups/profile-choices.api.ts';
import type { Purchases } from '../plans/plans.api.ts';
import type { AccountKeys } from './account-keys.ts';

/** What the use-cases of accounts work with. */
export interface AccountsTools {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly limiter: Limiter;
  readonly roles: UserRoles;
  readonly choices: Pick<ProfileChoices, 'country'>;
  readonly linkTo: LinkTo;
  readonly purchases: Purchases;
  readonly keys: AccountKeys;
}
