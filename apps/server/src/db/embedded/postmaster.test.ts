import { expect, test } from 'vitest';
import { usedDataDir } from '../testing/temp-folder.ts';
import { chooseAccount } from './account.ts';
import { findBinaries, pathOf } from './binaries.ts';
import { startEmbedded } from './embedded-server.ts';
import { prepareFolders } from './folders.ts';
import { isAlive, livingIn, processNamedIn } from './processes.ts';
import { postmasterOf } from './postmaster.ts';
import { programsOf } from './programs.ts';

test('a PostgreSQL of the release before is replaced, one of this release goes on', async () => {
  const dataDir = usedDataDir();
  const server = await startEmbedded({ dataDir, durable: false });
  expect(await server.replaceIfOutdated()).toBe(false);

  const folders = prepareFolders(dataDir);
  const before = processNamedIn(`${folders.cluster}/postmaster.pid`) ?? 0;
  const programs = programsOf(findBinaries(), chooseAccount(folders, pathOf(findBinaries(), 'postgres')));
  const updated = { ...programs, run: async () => 'postgres (PostgreSQL) 18.99' };
  expect(await postmasterOf(folders, updated, false).replaceIfOutdated()).toBe(true);
  expect(isAlive(before)).toBe(false);
  expect(livingIn(folders.cluster)).not.toEqual([]);
  await server.stop();
  expect(livingIn(folders.cluster)).toEqual([]);
});
