import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartFailure } from '../../start-failure.ts';
import { diskFull, type Folders } from './folders.ts';
import { postgresVersion } from './cluster.ts';
import { isAlive, livingIn, processNamedIn } from './processes.ts';
import type { Programs } from './programs.ts';
import { settingsFor } from './settings.ts';

const longestLog = 10 * 1024 * 1024;
const longestStart = 120_000;
const longestStop = 60_000;

/** The PostgreSQL that serves one data folder, whoever started it. */
export interface Postmaster {
  /** Starts it unless it runs, and answers whether it had to. */
  readonly ensureRunning: () => Promise<boolean>;
  /** Whether the one that runs is of this process's making; else it ran already, and this process joined it. */
  readonly startedHere: () => boolean;
  /** One that outlived an update of Casefolio is of the release before. Answers whether it was restarted. */
  readonly replaceIfOutdated: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

export function postmasterOf(folders: Folders, programs: Programs, durable: boolean): Postmaster {
  let startedHere = false;
  async function ensureRunning() {
    if (await answersWhileAlive(folders)) return false;
    removeStaleLock(folders, pidFile(folders));
    removeStaleLock(folders, path.join(folders.socket, '.s.PGSQL.5432.lock'));
    startedHere = await untilItAnswers(folders, launch(folders, programs, durable));
    return startedHere;
  }
  return {
    ensureRunning,
    startedHere: () => startedHere,
    stop: () => stop(folders),
    async replaceIfOutdated() {
      if ((await runningVersion(folders)) === (await postgresVersion(programs))) return false;
      await stop(folders);
      return ensureRunning();
    },
  };
}

const pidFile = (folders: Folders) => path.join(folders.cluster, 'postmaster.pid');

/** One that a killed server left behind is used; one that is starting or stopping is waited for. */
async function answersWhileAlive(folders: Folders): Promise<boolean> {
  const deadline = Date.now() + longestStart;
  while (!(await runningVersion(folders))) {
    const [living] = livingIn(folders.cluster);
    if (living === undefined) return false;
    if (Date.now() > deadline) {
      throw new StartFailure(`Process ${living} keeps ${folders.cluster} and does not answer: end it and start again.`);
    }
    await pause(100);
  }
  return true;
}

/** Answers whether it is our process that serves: a sibling's start may have been faster, and its server is as good. */
async function untilItAnswers(folders: Folders, child: ChildProcess): Promise<boolean> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  child.once('error', end).once('exit', end).unref();
  const deadline = Date.now() + longestStart;
  while (!(await runningVersion(folders))) {
    if (ended && livingIn(folders.cluster).length === 0) throw didNotStart(folders);
    if (Date.now() > deadline) {
      if (!ended) await stop(folders);
      throw didNotStart(folders);
    }
    await pause(50);
  }
  return !ended;
}

/** Open connections are cut, open transactions undone, and everything acknowledged is on disk. */
async function stop(folders: Folders): Promise<void> {
  const pid = processNamedIn(pidFile(folders));
  if (pid === undefined || !livingIn(folders.cluster).includes(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + longestStop;
  while (isAlive(pid) && Date.now() < deadline) await pause(25);
}

export function connectionTo(folders: Folders) {
  return { host: folders.socket, port: 5432, user: 'postgres', database: 'postgres' };
}

function launch(folders: Folders, programs: Programs, durable: boolean) {
  const tooLong = (fs.statSync(folders.log, { throwIfNoEntry: false })?.size ?? 0) > longestLog;
  const log = fs.openSync(folders.log, tooLong ? 'w' : 'a', 0o600);
  try {
    return programs.launch('postgres', ['-D', folders.cluster, ...settingsFor(folders.socket, durable)], log);
  } finally {
    fs.closeSync(log);
  }
}

/**
 * PostgreSQL itself sees through a lock whose process has ended, but not when another process has been given the same id since,
 * which after a restart of the machine or the container is common.
 */
function removeStaleLock(folders: Folders, lockFile: string): void {
  const pid = processNamedIn(lockFile);
  if (pid === undefined || process.platform !== 'linux' || !fs.existsSync(`/proc/${pid}`)) return;
  if (livingIn(folders.cluster).length === 0 && processNamedIn(lockFile) === pid) fs.rmSync(lockFile, { force: true });
}

function didNotStart(folders: Folders): StartFailure {
  const lines = fs.readFileSync(folders.log, 'utf8').trimEnd().split('\n').slice(-20);
  if (lines.some((line) => line.includes('No space left on device'))) return diskFull(folders.dataDir);
  const reason = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
  return new StartFailure(`The embedded database did not start (${reason.trim()}): see ${folders.log}.`);
}

/** The release that runs, or nothing while none answers. */
async function runningVersion(folders: Folders): Promise<string | undefined> {
  const client = new Client({ ...connectionTo(folders), connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version;
  } catch {
    return undefined;
  } finally {
    client.end().catch(() => undefined);
  }
}
