import fs from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { prepareFolders } from '../embedded/folders.ts';
import { livingIn } from '../embedded/processes.ts';

/** A data folder that is gone after the test, with every database that still lives in it. */
export function tempDataDir(): string {
  const folder = fs.mkdtempSync('/tmp/casefolio-test-');
  onTestFinished(() => {
    for (const pid of livingIn(prepareFolders(folder).cluster)) process.kill(pid, 'SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return path.join(folder, 'data');
}
