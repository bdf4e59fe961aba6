import { expect, test } from 'vitest';
import { afterVerification, hasVerifiedNote, verifiedNote } from './after-verification.ts';

test('the own link leads on, and a guest signs in first', () => {
  expect(afterVerification({ id: 7, verified: false }, 7)).toBe('own-dashboard');
  expect(afterVerification(null, 7)).toBe('sign-in');
});

test("another account's link leaves a verified user where they are, and an unverified one signs in", () => {
  expect(afterVerification({ id: 8, verified: true }, 7)).toBe('own-dashboard');
  expect(afterVerification({ id: 8, verified: false }, 7)).toBe('sign-in');
});

test('the note is read from the router and from nothing else', () => {
  expect(hasVerifiedNote(verifiedNote)).toBe(true);
  expect([null, undefined, 'verified', {}, { note: 'x' }].map(hasVerifiedNote)).toEqual(Array(5).fill(false));
});
