import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { screenRoutes } from './routes.tsx';

const table = screenRoutes.map((route) => ({ path: route.path, handle: route }));

function found(address: string) {
  const match = matchRoutes(table, address)?.at(-1);
  return match && { path: match.route.path, guard: match.route.handle.guard, params: match.params };
}

test.each([
  ['/', 'public'],
  ['/about', 'public'],
  ['/Plans', 'public'],
  ['/Contact', 'public'],
  ['/OurTeam', 'public'],
  ['/signin', 'guest-only'],
  ['/signup', 'guest-only'],
  ['/signup/busy-monthly', 'guest-only'],
  ['/forget-password', 'guest-only'],
  ['/reset-password/a.b@example.com', 'guest-only'],
  ['/privacy', 'public'],
  ['/terms', 'public'],
  ['/hippa_security', 'public'],
  ['/not-verified', 'public'],
  ['/verification/abc', 'public'],
  ['/registries/3/verification/abc', 'public'],
  ['/dashboard/3/invitation/abc/def', 'public'],
  ['/dashboard', 'signed-in'],
  ['/shared-dashboard/3', 'signed-in'],
  ['/users', 'signed-in'],
  ['/profile', 'signed-in'],
  ['/edit-profile', 'signed-in'],
  ['/RVU-calculator', 'signed-in'],
  ['/MyPlan', 'signed-in'],
  ['/case/9', 'signed-in'],
  ['/shared-case/3/9', 'signed-in'],
  ['/registrycase/3/9', 'signed-in'],
  ['/new-case', 'signed-in'],
  ['/new-shared-case/3', 'signed-in'],
  ['/new-Case-registry/3', 'signed-in'],
  ['/new-registry', 'signed-in'],
  ['/edit-registry/3', 'signed-in'],
  ['/registry/Invitation/3', 'signed-in'],
  ['/registries', 'signed-in'],
  ['/registry/3', 'signed-in'],
  ['/edit-case/9', 'signed-in'],
  ['/edit-shared-case/3/9', 'signed-in'],
  ['/edit-Registry-case/3/9', 'signed-in'],
])('%s is a %s path, in any case of its letters', (address, guard) => {
  expect(found(address)?.guard).toBe(guard);
  expect(found(address.toUpperCase())?.path).toBe(found(address)?.path);
  expect(found(address.toLowerCase())?.path).toBe(found(address)?.path);
});

test('an e-mail address in a path arrives whole', () => {
  expect(found('/reset-password/a.b%2Bc@example.com')?.params).toEqual({ email: 'a.b+c@example.com' });
});

test('a path that is not in the table matches no screen', () => {
  expect(found('/no-such-place')).toBeUndefined();
});

test('every path and every title is filled in once', () => {
  const paths = screenRoutes.map((route) => route.path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
  expect(screenRoutes.filter((route) => route.title === '')).toEqual([]);
});
