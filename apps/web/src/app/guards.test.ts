import { expect, test } from 'vitest';
import { decideRoute, returnPath, shellFor } from './guards.ts';

const verified = { id: 7, verified: true };
const unverified = { id: 7, verified: false };

test.each([
  ['public', null, null],
  ['public', unverified, null],
  ['public', verified, null],
  ['guest-only', null, null],
  ['guest-only', unverified, null],
  ['guest-only', verified, '/dashboard'],
  ['signed-in', null, '/signin'],
  ['signed-in', unverified, '/'],
  ['signed-in', verified, null],
] as const)('on a %s path %o is sent to %s', (guard, user, target) => {
  expect(decideRoute(guard, user)).toBe(target);
});

test.each(['/', '/profile', '/dashboard', '/shared-dashboard/3'])('a guest on %s sees the public header', (path) => {
  expect(shellFor(null, path)).toBe('public');
});

test.each([
  [verified, '/about'],
  [unverified, '/not-verified'],
  [{ id: 0, verified: true }, '/about'],
  [{ id: 0, verified: false }, '/edit-Profile'],
  [{ id: 0, verified: false }, '/Dashboard'],
])('%o on %s sees the signed-in shell', (user, path) => {
  expect(shellFor(user, path)).toBe('signed-in');
});

test('a session without an id that is not verified sees the public header elsewhere', () => {
  expect(shellFor({ id: 0, verified: false }, '/about')).toBe('public');
});

test('the way back after sign-in is kept', () => {
  expect(returnPath({ returnTo: '/case/12?tab=notes#images' })).toBe('/case/12?tab=notes#images');
});

test.each([
  null,
  undefined,
  'x',
  {},
  { returnTo: 3 },
  { returnTo: '//evil.example' },
  { returnTo: '/\\evil.example' },
  { returnTo: 'https://evil.example' },
])('a way back of %o is ignored', (state) => {
  expect(returnPath(state)).toBeNull();
});
