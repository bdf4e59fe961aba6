import { expect, test } from 'vitest';
import { addressIn, withAddress } from './known-address.ts';

test.each([
  [withAddress('ada@example.org'), 'ada@example.org'],
  [withAddress(''), ''],
  [null, ''],
  ['ada@example.org', ''],
  [{ email: 7 }, ''],
])('the address that %j carries is %j', (state, email) => {
  expect(addressIn(state)).toBe(email);
});
