import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileRight } from '../../ports/files/file-rights.ts';
import { reportName } from './reports.store.ts';

/** One's own exported files, as long as they are kept. */
export const reportRight =
  (db: Db, clock: Clock): FileRight =>
  async (key, viewerId) => {
    const fileName = await reportName(db, viewerId, key, clock.now());
    return fileName === undefined ? null : { fileName };
  };
