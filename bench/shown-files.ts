import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { caseImages } from '../apps/server/src/db/schema/cases.ts';
import { reports } from '../apps/server/src/db/schema/transfer.ts';
import { diskFiles } from '../apps/server/src/ports/files/disk.files.ts';
import { keptFiles } from '../apps/server/src/ports/files/kept-files.ts';
import { loadSecret } from '../apps/server/src/ports/secrets.ts';

const aDayAndMore = 25 * 3_600_000;

export interface ShownFiles {
  /** Bytes of calls that were cut off; they are waited for, for a day. */
  readonly looseBefore: number;
  readonly looseAfter: number;
  /** Rows that show a file which is not there. */
  readonly missing: number;
}

/** The purge of a day later, on the folder of a server that has stopped: afterwards the disk holds what cases and exports show, and nothing else. */
export async function purgeTomorrow(dataDir: string): Promise<ShownFiles> {
  const folder = join(dataDir, 'files');
  const database = await openDatabase({ dataDir, mode: 'server', log: () => undefined });
  try {
    const files = diskFiles({ folder, secret: await loadSecret({ dataDir }) });
    const tomorrow = { now: () => new Date(Date.now() + aDayAndMore) };
    const rows = await database.db
      .select({ large: caseImages.large_key, small: caseImages.small_key })
      .from(caseImages);
    const exported = await database.db.select({ key: reports.file_key }).from(reports);
    const shown = new Set([
      ...rows.flatMap(({ large, small }) => [large, small]),
      ...exported.flatMap(({ key }) => (key === null ? [] : [key])),
    ]);
    const looseOf = (keys: readonly string[]) => keys.filter((key) => !shown.has(key)).length;
    const before = await keysIn(folder);
    await keptFiles({ db: database.db, files, clock: tomorrow }).purge();
    const after = await keysIn(folder);
    const missing = [...shown].filter((key) => !after.includes(key)).length;
    return { looseBefore: looseOf(before), looseAfter: looseOf(after), missing };
  } finally {
    await database.close();
  }
}

/** Drafts too: half of a file is somebody's picture as well. */
async function keysIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => basename(name));
}
