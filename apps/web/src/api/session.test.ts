import { beforeEach, expect, test, vi } from 'vitest';
import { takeSessionEnd } from './session-storage.ts';
import { decideSessionEnd, endSession, forgetUser, lockSession, readSession, storeUser } from './session.ts';

const user = {
  id: 7,
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.org',
  verified: true,
  userRole: null,
  profileImage: null,
  planId: 1,
};

const hidden = (value: unknown) => ({ value, enumerable: false });

/** As much of the browser's storage as the session uses: entries are own keys, as in a browser. */
function fakeStorage(): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  return Object.defineProperties(kept, {
    getItem: hidden((key: string) => kept[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      kept[key] = value;
    }),
    removeItem: hidden((key: string) => {
      delete kept[key];
    }),
    clear: hidden(() => {
      for (const key of Object.keys(kept)) delete kept[key];
    }),
  });
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});

test('a stored user is the session until they are forgotten', () => {
  storeUser(user);
  expect(readSession().user).toEqual(user);
  forgetUser();
  expect(readSession().user).toBeNull();
});

test('the session is the same object until something changes', () => {
  storeUser(user);
  expect(readSession()).toBe(readSession());
  const before = readSession();
  storeUser({ ...user, verified: false });
  expect(readSession()).not.toBe(before);
});

test('forgetting leaves the choice of colours and nothing else', () => {
  storeUser(user);
  localStorage.setItem('casefolio.theme', 'dark');
  localStorage.setItem('next', 'profile');
  sessionStorage.setItem('draft', 'x');
  forgetUser();
  expect(Object.keys(localStorage)).toEqual(['casefolio.theme']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a session that has ended is told once, however many calls learn of it', () => {
  endSession();
  expect(takeSessionEnd()).toBe(false);
  storeUser(user);
  endSession();
  endSession();
  expect(readSession().user).toBeNull();
  expect(takeSessionEnd()).toBe(true);
  expect(takeSessionEnd()).toBe(false);
});

test('where the browser keeps nothing, the user is known until the page is left', () => {
  vi.stubGlobal('localStorage', undefined);
  storeUser(user);
  expect(readSession().user).toEqual(user);
  forgetUser();
  expect(readSession().user).toBeNull();
});

test('a locked session is known to the page and to no storage', () => {
  storeUser(user);
  lockSession();
  expect(readSession()).toEqual({ user, locked: true });
  expect(readSession()).toBe(readSession());
  expect(Object.keys(localStorage)).toEqual([]);
  storeUser({ ...user, firstName: 'Ada Mae' });
  expect(readSession()).toEqual({ user: { ...user, firstName: 'Ada Mae' }, locked: false });
});

test('an answer that was on its way when the screen was locked finds another session', () => {
  storeUser(user);
  const before = readSession();
  lockSession();
  expect(readSession()).not.toBe(before);
});

test('a locked screen is not left when a call learns that the session is gone', () => {
  storeUser(user);
  lockSession();
  expect(endSession()).toBe(false);
  expect(readSession().locked).toBe(true);
  forgetUser();
  expect(readSession()).toEqual({ user: null, locked: false });
  expect(endSession()).toBe(true);
});

test('the screen may be locked instead of left', () => {
  storeUser(user);
  const takeBack = decideSessionEnd(lockSession);
  expect(endSession()).toBe(false);
  expect(readSession()).toEqual({ user, locked: true });
  storeUser(user);
  takeBack();
  expect(endSession()).toBe(true);
});

test('nobody can be locked out', () => {
  lockSession();
  expect(readSession()).toEqual({ user: null, locked: false });
});
