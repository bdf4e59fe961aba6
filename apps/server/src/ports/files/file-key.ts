import { randomBytes } from 'node:crypto';

/** 128 random bits in lower-case hexadecimal: safe as a path, a URL and an object name on every system. */
export function newFileKey(): string {
  return randomBytes(16).toString('hex');
}

/** Anything else cannot be a file of ours, a path that leads elsewhere included. */
export function isFileKey(key: string): boolean {
  return /^[0-9a-f]{32}$/.test(key);
}
