import path from 'node:path';
import { expect, test } from 'vitest';
import { type DatabaseOptions, openDatabase } from './database.ts';
import { livingIn } from './embedded/processes.ts';
import { type Migration, readMigrations } from './migrations.ts';
import { usedDataDir } from './testing/temp-folder.ts';

const options = (dataDir: string, mode: DatabaseOptions['mode']) => ({
  dataDir,
  mode,
  durable: false,
  log: () => undefined,
});
const broken: Migration = { number: 1, name: '0001_broken.sql', checksum: '', sql: 'select 1 / 0' };

test.each(['server', 'beside'] as const)('a %s whose migration fails leaves no PostgreSQL behind', async (mode) => {
  const dataDir = usedDataDir();
  const start = openDatabase({ ...options(dataDir, mode), migrations: [broken] });
  await expect(start).rejects.toThrow('The migration 0001_broken.sql failed');
  expect(livingIn(path.join(dataDir, 'postgres'))).toEqual([]);
});

test.each(['server', 'beside'] as const)('a %s older than its database leaves no PostgreSQL behind', async (mode) => {
  const dataDir = usedDataDir();
  await (await openDatabase(options(dataDir, 'server'))).close();
  const start = openDatabase({ ...options(dataDir, mode), migrations: readMigrations().slice(0, 1) });
  await expect(start).rejects.toThrow('The database is newer than this Casefolio');
  expect(livingIn(path.join(dataDir, 'postgres'))).toEqual([]);
});
