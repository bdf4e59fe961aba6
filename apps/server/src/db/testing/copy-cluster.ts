import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Puts a copy of a stopped PostgreSQL folder into a new data folder. Node's own copy would not keep the rights that PostgreSQL insists on. */
export function copyCluster(cluster: string, dataDir: string): void {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  execFileSync('cp', ['-a', cluster, path.join(dataDir, 'postgres')]);
}
