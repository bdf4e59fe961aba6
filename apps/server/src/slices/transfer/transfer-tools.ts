import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LinkTo } from '../../ports/files/file-rights.ts';
import type { FileStore } from '../../ports/files/files.port.ts';
import type { KeptFiles } from '../../ports/files/kept-files.ts';
import type { Images } from '../../ports/images/images.port.ts';
import type { JobQueue } from '../../ports/jobs/jobs.port.ts';
import type { CaseChoices } from '../lookups/choices.api.ts';
import type { FileMakers } from './files/file-makers.ts';

/** What files of cases are made with. */
export interface MakingTools {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: KeptFiles;
  /** Where the images of cases lie. */
  readonly store: FileStore;
  readonly images: Images;
  readonly choices: CaseChoices;
  readonly makers: FileMakers;
}

/** What the use-cases of transfer work with. */
export interface TransferTools extends MakingTools {
  readonly jobs: JobQueue;
  readonly linkTo: LinkTo;
}
