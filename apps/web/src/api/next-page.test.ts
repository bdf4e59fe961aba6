import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetNextPage, isProfileNext, keepProfileAsNext } from './next-page.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const refuse = (): never => {
  throw new Error('storage is switched off');
};

beforeEach(() => void vi.stubGlobal('sessionStorage', storage()));
afterEach(() => void vi.unstubAllGlobals());

test('what was kept is read as often as needed, until it is forgotten', () => {
  expect(isProfileNext()).toBe(false);
  keepProfileAsNext();
  expect([isProfileNext(), isProfileNext()]).toEqual([true, true]);
  forgetNextPage();
  expect(isProfileNext()).toBe(false);
});

test('a browser that keeps nothing leads to nowhere in particular', () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepProfileAsNext();
  forgetNextPage();
  expect(isProfileNext()).toBe(false);
});
