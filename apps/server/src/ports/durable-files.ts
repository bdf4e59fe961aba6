import { randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { errorCode } from '../db/error-code.ts';
import { syncFolder } from '../db/sync-folder.ts';

export { syncFolder };

/** Tells the errors of the file system apart: 'ENOENT' is missing, 'EEXIST' is taken. */
export function hasCode(error: unknown, code: string): boolean {
  return errorCode(error) === code;
}

/**
 * Writes a file, readable by its owner alone, whole or not at all.
 * Answers false and changes nothing when the name is taken, also when two processes try at once.
 */
export async function writeNewFile(path: string, content: Uint8Array | string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    // A link, unlike a rename, never replaces the file of someone who was faster.
    await link(draft, path);
    await syncFolder(dirname(path));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
