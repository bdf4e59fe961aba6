import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountKeys } from './account-keys.ts';

const master = randomBytes(16).toString('hex');
const keys = accountKeys((purpose) => Buffer.from(`${master}${purpose}`.slice(0, 32).padEnd(32)));
const secret = Buffer.from('an authenticator secret');

test('what is sealed for a user opens for that user, unchanged and with this key only', () => {
  const sealed = keys.seal(7, secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(keys.open(7, sealed)).toEqual(secret);
  expect(() => keys.open(8, sealed)).toThrow();
  for (const at of [0, 12, sealed.length - 1]) {
    const bent = Buffer.from(sealed);
    bent.writeUInt8(bent.readUInt8(at) ^ 1, at);
    expect(() => keys.open(7, bent)).toThrow();
  }
  const others = accountKeys(() => randomBytes(32));
  expect(() => others.open(7, sealed)).toThrow();
});

test('the hash of a code belongs to its kind, its user and this installation', () => {
  const other = accountKeys(() => randomBytes(32));
  const hashes = [
    keys.codeHash('reset', 7, 'ABCD2345'),
    keys.codeHash('recovery', 7, 'ABCD2345'),
    keys.codeHash('reset', 8, 'ABCD2345'),
    other.codeHash('reset', 7, 'ABCD2345'),
  ];
  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(hashes.length);
  expect(keys.codeHash('reset', 7, 'ABCD2345')).toEqual(hashes[0]);
});
