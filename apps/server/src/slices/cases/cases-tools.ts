import type { Family } from '@casefolio/domain/case-fields/speciality';
import type { Db, Queryable } from '../../db/database.ts';
import type { LinkTo } from '../../ports/files/file-rights.ts';
import type { Clock } from '../../ports/clock.ts';
import type { KeptFiles } from '../../ports/files/kept-files.ts';
import type { Images } from '../../ports/images/images.port.ts';
import type { CaseChoices } from '../lookups/choices.api.ts';

/** What a case needs to know of people's profiles. */
export interface Profiles {
  /** Where this person works now. */
  institutionsOf(db: Queryable, userId: number): Promise<ReadonlySet<number>>;
  /** Which form is theirs. */
  familyOf(db: Queryable, userId: number): Promise<Family>;
  /** The names of those who work in an institution of this person; nobody else's. */
  colleagueNames(db: Queryable, userId: number, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

/** What the use-cases of cases work with. */
export interface CasesTools {
  readonly db: Db;
  readonly clock: Clock;
  readonly images: Images;
  readonly files: KeptFiles;
  readonly linkTo: LinkTo;
  readonly choices: CaseChoices;
  readonly profiles: Profiles;
}
