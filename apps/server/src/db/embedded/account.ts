import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { StartFailure } from '../../start-failure.ts';
import type { Folders, Owner } from './folders.ts';

/** As whom PostgreSQL runs: it refuses to run as root. */
export interface Account {
  /** What stands before each of its commands. */
  readonly prefix: readonly string[];
  /** To whom its files belong. */
  readonly owner: Owner;
}

const nobody: Owner = { uid: 65534, gid: 65534 };
const root: Owner = { uid: 0, gid: 0 };
/** Here root looks like nobody, while the files stay root's: nothing has to be given away, and any folder can be reached. */
const namespace = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`, '--'];

export function chooseAccount(folders: Folders, postgres: string): Account {
  const self: Owner = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (self.uid !== 0) return { prefix: [], owner: self };
  const owner = ownerOf(folders.cluster) ?? ownerOf(folders.dataDir) ?? root;
  if (owner.uid === 0 && works([...namespace, 'true'])) return { prefix: namespace, owner };
  return asOtherUser(owner.uid === 0 ? nobody : owner, postgres, folders.dataDir);
}

/** A checkout or a data folder below a folder that only root may enter is out of another user's reach, unless we lend it that one right. */
function asOtherUser(owner: Owner, postgres: string, dataDir: string): Account {
  const plain = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  // The last of these makes access(2), by which initdb looks for postgres, respect the right as well.
  const reaching = [
    ...plain,
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  for (const prefix of [plain, reaching]) {
    const reaches = works([...prefix, postgres, '--version']) && works([...prefix, 'ls', '-d', `${dataDir}/.`]);
    if (reaches) return { prefix, owner };
  }
  throw new StartFailure(
    `PostgreSQL does not run as root, and user ${owner.uid} cannot reach ${postgres} and ${dataDir}: start Casefolio as an ordinary user.`,
  );
}

function works(command: readonly string[]): boolean {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

function ownerOf(folder: string): Owner | undefined {
  const found = fs.statSync(folder, { throwIfNoEntry: false });
  return found && { uid: found.uid, gid: found.gid };
}
