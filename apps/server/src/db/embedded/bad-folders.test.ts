import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StartFailure } from '../../start-failure.ts';
import { openInChild } from '../testing/child.ts';
import { tempDataDir, usedDataDir } from '../testing/temp-folder.ts';
import { startEmbedded } from './embedded-server.ts';

const asRoot = process.getuid?.() === 0;
const ordinaryUser = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--'];

function onlyRootEnters(...paths: string[]): boolean {
  return !paths.every((file) => {
    try {
      execFileSync('setpriv', [...ordinaryUser.slice(1), 'test', '-r', file]);
      return true;
    } catch {
      return false;
    }
  });
}
/** As another user we can start a process only where that user can read the program. */
const canBeOrdinary = asRoot && !onlyRootEnters(process.execPath, import.meta.filename);

function folderOf(owner: number): string {
  const dataDir = tempDataDir();
  fs.chmodSync(path.dirname(dataDir), 0o755);
  fs.mkdirSync(dataDir, { mode: 0o755 });
  fs.chownSync(dataDir, owner, owner);
  return dataDir;
}

test('a data folder that is a file is named in one sentence', async () => {
  const dataDir = tempDataDir();
  fs.writeFileSync(dataDir, '');
  const failure = startEmbedded({ dataDir });
  await expect(failure).rejects.toThrow(StartFailure);
  await expect(failure).rejects.toThrow(`The data folder ${dataDir} is not a folder: set DATA_DIR to one.`);
});

test('a folder that holds something else is left alone', async () => {
  const dataDir = tempDataDir();
  const other = path.join(dataDir, 'postgres');
  fs.mkdirSync(other, { recursive: true });
  fs.writeFileSync(path.join(other, 'thesis.txt'), 'years of work');
  await expect(startEmbedded({ dataDir })).rejects.toThrow(`${other} holds something that is not a database`);
  expect(fs.readFileSync(path.join(other, 'thesis.txt'), 'utf8')).toBe('years of work');
});

test('a database of another major release is named with both', async () => {
  const dataDir = usedDataDir();
  fs.writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(startEmbedded({ dataDir })).rejects.toThrow(/was written by PostgreSQL 17 and this Casefolio brings 18/);
});

test.runIf(canBeOrdinary)('a data folder that may not be written to is named in one line', async () => {
  const dataDir = folderOf(0);
  const child = openInChild({ dataDir }, ordinaryUser);
  expect(await child.ended).toBe(1);
  expect(child.output()).toBe(
    `StartFailure: Casefolio cannot write to its data folder ${dataDir}: give this account the right to, or set DATA_DIR to another folder.\n`,
  );
});

test.runIf(canBeOrdinary)('an ordinary user starts it, and root goes on with that user’s folder', async () => {
  const dataDir = folderOf(65534);
  const ordinary = openInChild({ dataDir }, ordinaryUser);
  await ordinary.says('open');
  await ordinary.kill();
  for (const _ of ['attached', 'started']) {
    const root = openInChild({ dataDir });
    await root.says('open');
    expect(await root.close()).toBe(0);
  }
  expect(fs.statSync(path.join(dataDir, 'postgres', 'PG_VERSION')).uid).toBe(65534);
});

/** A machine on which user namespaces are switched off, as in most containers. */
function withoutNamespaces(): NodeJS.ProcessEnv {
  const tools = path.dirname(tempDataDir());
  fs.writeFileSync(path.join(tools, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  return { ...process.env, PATH: `${tools}:${process.env['PATH']}` };
}

test.runIf(asRoot).each([
  ['', [process.env]],
  [', without user namespaces', [withoutNamespaces]],
  [', and goes on without user namespaces', [process.env, withoutNamespaces]],
])('root starts it in a folder that only root may enter%s', async (_, machines) => {
  const dataDir = tempDataDir();
  for (const machine of machines) {
    const root = openInChild({ dataDir }, [], typeof machine === 'function' ? machine() : machine);
    await root.says('open');
    expect(await root.close()).toBe(0);
  }
  const owner = machines.includes(withoutNamespaces) ? 65534 : 0;
  expect(fs.statSync(path.join(dataDir, 'postgres', 'PG_VERSION')).uid).toBe(owner);
});

test.runIf(asRoot)('a socket folder that another user made is refused', async () => {
  const dataDir = folderOf(0);
  fs.mkdirSync(path.join(dataDir, 'socket'));
  fs.chownSync(path.join(dataDir, 'socket'), 1234, 1234);
  await expect(startEmbedded({ dataDir })).rejects.toThrow(`${dataDir}/socket was made by another user`);
});

test.runIf(asRoot)('a full disk is named in one sentence, at the first start and later', async ({ skip }) => {
  const dataDir = folderOf(0);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=30m', 'tmpfs', dataDir], { stdio: 'pipe' });
  } catch {
    skip('this machine mounts nothing for us');
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', dataDir]));
  const full = `The disk of the data folder ${dataDir} is full`;
  await expect(startEmbedded({ dataDir })).rejects.toThrow(full);

  execFileSync('mount', ['-o', 'remount,size=200m', dataDir]);
  await (await startEmbedded({ dataDir })).stop();
  const filler = fs.openSync(path.join(dataDir, 'filler'), 'w');
  expect(() => {
    for (;;) fs.writeSync(filler, Buffer.alloc(65_536, 1));
  }).toThrow('ENOSPC');
  fs.closeSync(filler);
  await expect(startEmbedded({ dataDir })).rejects.toThrow(full);
});
