import type { Db, Tx } from '../../db/database.ts';
import type { Clock } from '../clock.ts';
import { newFileKey } from './file-key.ts';
import type { FileStore } from './files.port.ts';
import { announceFile, forgetFile, keepFiles, looseFiles, releaseFiles } from './kept-files.store.ts';

export interface KeptFiles {
  /**
   * Stores the bytes and gives their key. They stay only when the caller's transaction keeps them; until then they are nobody's.
   */
  add(bytes: Uint8Array, meta: { readonly contentType: string; readonly ownerId: number }): Promise<string>;
  /** In the transaction that writes the thing which shows them. */
  keep(tx: Tx, keys: readonly string[]): Promise<void>;
  /** In the transaction that removes the thing which showed them. */
  release(tx: Tx, keys: readonly string[]): Promise<void>;
  /** Removes the bytes that nothing shows (any more). */
  purge(): Promise<void>;
}

/** Longer than any call: what is announced and not kept by then never will be. */
const abandonedAfterMs = 24 * 3_600_000;
const inOnePass = 500;

export function keptFiles({ db, files, clock }: { db: Db; files: FileStore; clock: Clock }): KeptFiles {
  return {
    async add(bytes, { contentType, ownerId }) {
      const key = newFileKey();
      await announceFile(db, { key, ownerId, contentType, size: bytes.length, at: clock.now() });
      await files.put(bytes, { contentType, key });
      return key;
    },
    keep: (tx, keys) => keepFiles(tx, keys, clock.now()),
    release: (tx, keys) => releaseFiles(tx, keys, clock.now()),
    async purge() {
      const announcedBefore = new Date(clock.now().getTime() - abandonedAfterMs);
      const loose = () => looseFiles(db, announcedBefore, inOnePass);
      for (let keys = await loose(); keys.length > 0; keys = await loose()) {
        for (const key of keys) {
          // First the bytes: a row without bytes is found again, bytes without a row never.
          await files.remove(key);
          await forgetFile(db, key);
        }
      }
    },
  };
}
