import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { StartFailure } from '../start-failure.ts';
import { hasCode, writeNewFile } from './durable-files.ts';

const madeKey = /^[0-9a-f]{64}\n?$/;

export interface SecretOptions {
  /** The value of SECRET_KEY, when the operator has set one. */
  readonly configured?: string | undefined;
  readonly dataDir: string;
}

/** The one master secret of an installation: SECRET_KEY, or a key made at the first start and kept in DATA_DIR. */
export async function loadSecret({ configured, dataDir }: SecretOptions): Promise<Buffer> {
  if (configured !== undefined && configured !== '') return Buffer.from(configured, 'utf8');
  const path = join(dataDir, 'secret.key');
  const kept = await readKey(path);
  if (kept) return kept;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Whoever writes first wins; everyone then reads the same key.
  await writeNewFile(path, `${randomBytes(32).toString('hex')}\n`);
  const made = await readKey(path);
  if (!made) throw new StartFailure(`${path} was removed while it was made: start again.`);
  return made;
}

/** A key for one purpose, so that what leaks from one use tells nothing about another. */
export function deriveKey(secret: Uint8Array, purpose: string, salt: Uint8Array = new Uint8Array()): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, `casefolio ${purpose}`, 32));
}

async function readKey(path: string): Promise<Buffer | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  // A new key in place of a damaged one would make every stored file unreadable.
  if (!madeKey.test(text)) throw new StartFailure(`${path} is damaged: restore it from a backup.`);
  return Buffer.from(text.trim(), 'hex');
}
