import fs from 'node:fs';
import path from 'node:path';
import { errorCode } from '../error-code.ts';
import { syncFolder } from '../sync-folder.ts';
import { StartFailure } from '../../start-failure.ts';
import type { Account } from './account.ts';
import { diskFull, type Folders, giveTo } from './folders.ts';
import { isAlive } from './processes.ts';
import type { Programs } from './programs.ts';

const unfinished = /^postgres\.new-(\d+)$/;

/** Makes sure that PostgreSQL's folder is there, whole and of this release. */
export async function ensureCluster(folders: Folders, account: Account, programs: Programs, durable: boolean) {
  removeUnfinished(folders.dataDir);
  if (isMissing(folders.cluster)) await createCluster(folders, account, programs, durable);
  await requireSameRelease(folders.cluster, programs);
  giveTo(folders.cluster, account.owner);
}

/** The folder is made beside its place and renamed when it is whole, so that a start that was killed leaves nothing half done. */
async function createCluster(folders: Folders, account: Account, programs: Programs, durable: boolean) {
  const fresh = path.join(folders.dataDir, `postgres.new-${process.pid}`);
  fs.mkdirSync(fresh, { mode: 0o700 });
  try {
    giveTo(fresh, account.owner);
    await programs.run('initdb', initdbOptions(fresh, durable)).catch((error: unknown) => {
      throw initdbFailure(folders.dataDir, error);
    });
    fs.renameSync(fresh, folders.cluster);
    await syncFolder(folders.dataDir);
  } catch (error) {
    fs.rmSync(fresh, { recursive: true, force: true });
    // Another first start on this folder was faster; its cluster is as good as ours.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
  }
}

function initdbOptions(folder: string, durable: boolean): string[] {
  return [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
}

function initdbFailure(dataDir: string, error: unknown): StartFailure {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  if (said.includes('No space left on device')) return diskFull(dataDir);
  const reason = said.split('\n').find((line) => /error|fatal/i.test(line)) ?? said;
  return new StartFailure(`The embedded database could not be created in ${dataDir}: ${reason.trim()}`);
}

async function requireSameRelease(cluster: string, programs: Programs) {
  const release = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const ours = await postgresVersion(programs);
  if (ours.split('.')[0] !== release) {
    throw new StartFailure(
      `${cluster} was written by PostgreSQL ${release} and this Casefolio brings ${ours}: back it up with the Casefolio that wrote it and restore it here.`,
    );
  }
}

/** For example 18.4, as a running server also says it. */
export async function postgresVersion(programs: Programs): Promise<string> {
  const said = await programs.run('postgres', ['--version']);
  return /\d+(\.\d+)*\S*/.exec(said)?.[0] ?? said;
}

export function isMissing(cluster: string): boolean {
  const found = fs.statSync(cluster, { throwIfNoEntry: false });
  if (!found || (found.isDirectory() && fs.readdirSync(cluster).length === 0)) return true;
  if (found.isDirectory() && fs.existsSync(path.join(cluster, 'PG_VERSION'))) return false;
  throw new StartFailure(`${cluster} holds something that is not a database: move it away and start again.`);
}

function removeUnfinished(dataDir: string): void {
  for (const name of fs.readdirSync(dataDir)) {
    const maker = Number(unfinished.exec(name)?.[1] ?? Number.NaN);
    if (maker && (maker === process.pid || !isAlive(maker))) {
      fs.rmSync(path.join(dataDir, name), { recursive: true, force: true, maxRetries: 5 });
    }
  }
}
