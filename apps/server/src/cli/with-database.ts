import { isAbsolute, resolve } from 'node:path';
import { readConfig } from '../config/config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { holdsDatabase } from '../db/embedded/embedded-server.ts';
import { describeOutside } from '../db/outside.ts';
import { StartFailure } from '../start-failure.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Which database the environment names. */
export interface Place {
  /** In words, without a secret. */
  readonly database: string;
  /** The folder of an embedded database that is still to be made. */
  readonly emptyFolder?: string;
}

export function placeOf(environment: Environment): Place {
  const { DATA_DIR, DATABASE_URL } = readConfig(environment);
  if (DATABASE_URL) return { database: `${describeOutside(DATABASE_URL)} (DATABASE_URL)` };
  const folder = isAbsolute(DATA_DIR) ? DATA_DIR : `${DATA_DIR}, which is ${resolve(DATA_DIR)}`;
  return {
    database: `the database in ${folder}`,
    ...(holdsDatabase(resolve(DATA_DIR)) ? {} : { emptyFolder: folder }),
  };
}

/** Works with the configured database for a moment, also while a server runs on it. A mistyped folder gets none unless asked for. */
export async function withDatabase<Result>(
  environment: Environment,
  log: (line: string) => void,
  work: (database: Database) => Promise<Result>,
  { mayMake = false } = {},
): Promise<Result> {
  const { DATA_DIR, DATABASE_URL } = readConfig(environment);
  const { emptyFolder } = placeOf(environment);
  if (emptyFolder !== undefined && !mayMake)
    throw new StartFailure(
      `There is no database in ${emptyFolder}: set DATA_DIR to the data folder of your Casefolio, or start it there once.`,
    );
  const database = await openDatabase({
    dataDir: resolve(DATA_DIR),
    mode: 'beside',
    log,
    ...(DATABASE_URL ? { url: DATABASE_URL } : {}),
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
