import fs from 'node:fs';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { prepareFolders } from '../embedded/folders.ts';
import { livingIn } from '../embedded/processes.ts';
import { copyCluster } from './copy-cluster.ts';

/** A data folder that nothing has used yet. It is gone after the test, with every database that still lives in it. */
export function tempDataDir(): string {
  const folder = fs.mkdtempSync('/tmp/casefolio-test-');
  onTestFinished(() => {
    for (const pid of livingIn(prepareFolders(folder).cluster)) process.kill(pid, 'SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return path.join(folder, 'data');
}

/** The same after a first start and a stop, for tests that are not about the first start. */
export function usedDataDir(): string {
  const dataDir = tempDataDir();
  copyCluster(inject('testServer').cluster, dataDir);
  return dataDir;
}
