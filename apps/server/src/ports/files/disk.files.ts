import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

import { hasCode, syncFolder } from '../durable-files.ts';
import { deriveKey } from '../secrets.ts';
import { keepContent } from './content.ts';
import { isFileKey, newFileKey } from './file-key.ts';
import type { FileStore, OpenedFile } from './files.port.ts';
import { openSealedFile, sealFile } from './sealed-file.ts';

const abandonedAfterMs = 24 * 60 * 60 * 1000;

export interface DiskOptions {
  readonly folder: string;
  /** The master secret; every file gets a key of its own from it. */
  readonly secret: Uint8Array;
}

/** Files in a folder, encrypted: what lies on the disk tells nothing, and what was changed there does not open. */
export function diskFiles({ folder, secret }: DiskOptions): FileStore {
  const drafts = join(folder, 'drafts');
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2, 4), key);
  const sealOf = (key: string) => deriveKey(secret, 'stored file', Buffer.from(key, 'hex'));
  let prepared = false;

  async function prepare(): Promise<void> {
    if (prepared) return;
    await mkdir(drafts, { recursive: true, mode: 0o700 });
    await removeAbandoned(drafts);
    prepared = true;
  }

  /** Gives the finished draft its name. When this is done, file and name survive a power cut. */
  async function publish(draft: string, path: string): Promise<void> {
    const home = dirname(path);
    const madeFolder = await mkdir(home, { recursive: true, mode: 0o700 });
    await rename(draft, path);
    await syncFolder(home);
    if (madeFolder !== undefined) await Promise.all([syncFolder(dirname(home)), syncFolder(folder)]);
  }

  return {
    async put(content, { contentType, key = newFileKey() }) {
      const draft = join(drafts, key);
      try {
        const size = await keepContent(content, async (chunks) => {
          await prepare();
          await writeDraft(draft, sealFile(sealOf(key), contentType, chunks));
        });
        await publish(draft, pathOf(key));
        return { key, size, contentType };
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async open(key) {
      return isFileKey(key) ? openPath(pathOf(key), key, sealOf(key)) : undefined;
    },
    async remove(key) {
      // Also what a killed process had only begun to write.
      if (isFileKey(key)) for (const path of [pathOf(key), join(drafts, key)]) await rm(path, { force: true });
    },
    async close() {
      // Nothing is held open between calls.
    },
  };
}

async function writeDraft(path: string, sealed: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(sealed);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openPath(path: string, key: string, seal: Buffer): Promise<OpenedFile | undefined> {
  const handle = await open(path, 'r').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (!handle) return undefined;
  try {
    const { size, contentType, frames } = await openSealedFile(seal, handle);
    const stream = Readable.from(orDamaged(frames(), key), { objectMode: false });
    stream.once('close', () => void handle.close());
    return { stream, size, contentType };
  } catch (error) {
    await handle.close();
    throw damaged(key, error);
  }
}

async function* orDamaged(frames: AsyncGenerator<Buffer>, key: string): AsyncGenerator<Buffer> {
  try {
    yield* frames;
  } catch (error) {
    throw damaged(key, error);
  }
}

function damaged(key: string, cause: unknown): Error {
  return new Error(
    `The stored file ${key} is damaged, or was stored with another SECRET_KEY: restore it from a backup.`,
    {
      cause,
    },
  );
}

/** What a killed process was writing stays behind as a draft; one of today may still be at work in another process. */
async function removeAbandoned(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - abandonedAfterMs) await rm(path, { force: true });
  }
}
