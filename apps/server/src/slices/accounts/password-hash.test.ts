import { hash, verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, nobodysHash, passwordMatches } from './password-hash.ts';

test('the right password matches, a wrong one does not', async () => {
  const stored = await hashPassword('Kite-7-lantern');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches('Kite-7-lantern', stored)).toBe(true);
  expect(await passwordMatches('Kite-7-lanterns', stored)).toBe(false);
  expect(await passwordMatches('anything', nobodysHash)).toBe(false);
});

test('one password has two hashes for two people', async () => {
  expect(await hashPassword('Kite-7-lantern')).not.toBe(await hashPassword('Kite-7-lantern'));
});

test('another library reads our hashes, and we read theirs', async () => {
  expect(await verify(await hashPassword('Kite-7-lantern'), 'Kite-7-lantern')).toBe(true);
  expect(await passwordMatches('Kite-7-lantern', await hash('Kite-7-lantern', { memoryCost: 8192, timeCost: 3 }))).toBe(
    true,
  );
});

test('the same letters typed on another keyboard are the same password', async () => {
  expect(await passwordMatches('Gr\u00fc\u00dfe-7-lantern', await hashPassword('Gru\u0308\u00dfe-7-lantern'))).toBe(
    true,
  );
});
