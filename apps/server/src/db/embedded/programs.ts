import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { pathOf, type Program } from './binaries.ts';

/** PostgreSQL's programs, run as the account that may run them. */
export interface Programs {
  readonly run: (program: Program, args: readonly string[]) => Promise<string>;
  /** Starts a process that outlives this one and writes into an open log file. */
  readonly launch: (program: Program, args: readonly string[], log: number) => ChildProcess;
}

// Nothing of our own environment: PGDATA, PGPORT and the like would change what PostgreSQL does.
const env = { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C' };
const cwd = '/';

export function programsOf(binaries: string, account: Account): Programs {
  const commandLine = (program: Program, args: readonly string[]): [string, string[]] => {
    const [first = '', ...rest] = [...account.prefix, pathOf(binaries, program), ...args];
    return [first, rest];
  };
  return {
    run: async (program, args) => (await promisify(execFile)(...commandLine(program, args), { env, cwd })).stdout,
    launch: (program, args, log) =>
      spawn(...commandLine(program, args), { env, cwd, detached: true, stdio: ['ignore', log, log] }),
  };
}
