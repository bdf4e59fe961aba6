import type { Db } from '../../db/database.ts';
import type { LinkTo } from '../../ports/files/file-rights.ts';
import type { Clock } from '../../ports/clock.ts';
import type { KeptFiles } from '../../ports/files/kept-files.ts';
import type { Images } from '../../ports/images/images.port.ts';
import type { JobQueue } from '../../ports/jobs/jobs.port.ts';
import type { Limiter } from '../../ports/limits/limits.port.ts';
import type { Places } from '../../ports/places/places.port.ts';
import type { UserRoles } from '../lookups/lookups.api.ts';
import type { ProfileChoices } from '../lookups/profile-choices.api.ts';

/** What the use-cases of the profile work with. */
export interface ProfileTools {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly limiter: Limiter;
  readonly images: Images;
  readonly files: KeptFiles;
  readonly linkTo: LinkTo;
  readonly roles: UserRoles;
  readonly choices: ProfileChoices;
  readonly places: Places | null;
}
