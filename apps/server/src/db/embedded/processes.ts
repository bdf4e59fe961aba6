import fs from 'node:fs';

/** Whether a process runs under this id; one that has ended and waits to be collected does not. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') {
    try {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat.charAt(stat.lastIndexOf(')') + 2) !== 'Z';
    } catch {
      return false;
    }
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The process that a PostgreSQL lock file names in its first line. */
export function processNamedIn(lockFile: string): number | undefined {
  try {
    const pid = Number.parseInt(fs.readFileSync(lockFile, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The processes that live in a cluster: every process of PostgreSQL makes it its working folder. Elsewhere than on Linux only the
 * lock file tells, and its process id may by now be somebody else's.
 */
export function livingIn(cluster: string): number[] {
  if (process.platform !== 'linux') {
    const pid = processNamedIn(`${cluster}/postmaster.pid`);
    return pid !== undefined && isAlive(pid) ? [pid] : [];
  }
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && workingFolder(name) === cluster)
    .map(Number);
}

function workingFolder(pid: string): string | undefined {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
