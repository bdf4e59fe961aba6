import { randomUUID } from 'node:crypto';
import { link, open, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Tells the errors of the file system apart: 'ENOENT' is missing, 'EEXIST' is taken. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** A new name in a folder survives a power cut only after the folder itself is synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
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
