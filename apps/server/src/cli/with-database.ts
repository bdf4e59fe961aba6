import { resolve } from 'node:path';
import { readConfig } from '../config/config.ts';
import { type Database, openDatabase } from '../db/database.ts';

/** Works with the configured database for a moment, also while a server runs on it. */
export async function withDatabase<Result>(
  environment: Readonly<Record<string, string | undefined>>,
  log: (line: string) => void,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { DATA_DIR, DATABASE_URL } = readConfig(environment);
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
