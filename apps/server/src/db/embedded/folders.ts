import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { errorCode } from '../error-code.ts';
import { StartFailure } from '../../start-failure.ts';

export interface Folders {
  readonly dataDir: string;
  /** PostgreSQL's own folder. */
  readonly cluster: string;
  readonly socket: string;
  readonly log: string;
}

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** A socket's whole path may have 103 bytes on macOS and 107 on Linux; this leaves room for its name. */
const longestSocketFolder = 85;

/** Its name in the data folder. */
export const clusterFolder = 'postgres';

export function prepareFolders(dataDir: string): Folders {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // The kernel knows a process's folder by its real path, and one folder must have one socket however it was written.
  const real = fs.realpathSync(dataDir);
  const socket = path.join(real, 'socket');
  const name = createHash('sha256').update(real).digest('hex').slice(0, 16);
  return {
    dataDir: real,
    cluster: path.join(real, clusterFolder),
    socket: Buffer.byteLength(socket) <= longestSocketFolder ? socket : `/tmp/casefolio-${name}`,
    log: path.join(real, 'postgres.log'),
  };
}

/** Whoever can enter this folder can read the database, so nobody else may have made it. */
export function securePrivateFolder(folder: string, owner: Owner): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = fs.lstatSync(folder);
  if (!found.isDirectory() || ![owner.uid, process.getuid?.()].includes(found.uid)) {
    throw new StartFailure(`${folder} was made by another user of this machine: remove it and start again.`);
  }
  fs.chmodSync(folder, 0o700);
  if (found.uid !== owner.uid) fs.chownSync(folder, owner.uid, owner.gid);
}

/** Gives a folder and everything in it to the account that works in it. */
export function giveTo(folder: string, owner: Owner): void {
  if (fs.statSync(folder).uid === owner.uid) return;
  for (const entry of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    fs.lchownSync(path.join(folder, entry), owner.uid, owner.gid);
  }
  // Last, so that a change of owner that was cut short is begun again.
  fs.chownSync(folder, owner.uid, owner.gid);
}

/** Says what is wrong with the data folder, where the error is about that; other errors come back as they are. */
export function folderFailure(dataDir: string, error: unknown): unknown {
  const folder = path.resolve(dataDir);
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new StartFailure(
        `Casefolio cannot write to its data folder ${folder}: give this account the right to, or set DATA_DIR to another folder.`,
      );
    case 'ENOTDIR':
    case 'EEXIST':
    case 'ELOOP':
      return new StartFailure(`The data folder ${folder} is not a folder: set DATA_DIR to one.`);
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(folder);
    default:
      return error;
  }
}

export function diskFull(folder: string): StartFailure {
  return new StartFailure(
    `The disk of the data folder ${folder} is full: free some space there, or set DATA_DIR to a folder on another disk.`,
  );
}
