import { diskFull } from './embedded/folders.ts';
import { errorCode } from './error-code.ts';

const betweenLines = 60_000;
const databaseIsFull = '53100';
const folderIsFull = new Set(['ENOSPC', 'EDQUOT']);

export interface FullDiskOptions {
  readonly dataDir: string;
  /** The database is not in the data folder. */
  readonly outside: boolean;
  readonly log: (line: string) => void;
}

/** Looks at how work fails, and says when a full disk is why: every call fails then, and once a minute is enough. */
export function fullDiskNotice({ dataDir, outside, log }: FullDiskOptions): <T>(work: Promise<T>) => Promise<T> {
  let quietUntil = 0;
  return (work) =>
    work.catch((error: unknown) => {
      const line = lineFor(error);
      if (line !== undefined && Date.now() >= quietUntil) {
        quietUntil = Date.now() + betweenLines;
        log(line);
      }
      throw error;
    });

  function lineFor(error: unknown): string | undefined {
    const code = errorCode(error) || errorCode(error instanceof Error ? error.cause : undefined);
    if (code === databaseIsFull && outside) return 'The disk of the database is full: free some space there.';
    return code === databaseIsFull || folderIsFull.has(code) ? diskFull(dataDir).message : undefined;
  }
}
