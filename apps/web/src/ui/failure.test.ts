import { expect, test, vi } from 'vitest';
import { forgetReload, kindOfFailure, loadOrReload, type Page } from './failure.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/a.js');
const fail = (error: Error) => async () => {
  throw error;
};
const denied = () => {
  throw new Error('denied');
};

function page(over: Partial<Page> = {}) {
  const kept = new Map<string, string>();
  const marks = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { marks: () => marks, isOnline: () => true, reload: vi.fn<() => void>(), ...over };
}

test.each([
  missing.message,
  'error loading dynamically imported module',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('"%s" means that the code of the screen is missing', (text) => {
  expect(kindOfFailure(new TypeError(text), true)).toBe('code-missing');
});

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  '"%s" means that there is no network',
  (text) => {
    expect(kindOfFailure(new TypeError(text), true)).toBe('offline');
  },
);

test('without a network every failure is put down to it', () => {
  expect(kindOfFailure(new Error('whatever'), false)).toBe('offline');
});

test.each([new Error('x is undefined'), 'a string', undefined])('%s is a fault of ours', (error) => {
  expect(kindOfFailure(error, true)).toBe('unexpected');
});

test('code that arrives is handed on without a reload', async () => {
  const here = page();
  expect(await loadOrReload(() => Promise.resolve('screen'), here)).toBe('screen');
  expect(here.reload).not.toHaveBeenCalled();
});

test('missing code reloads the page once; the second time it is told', async () => {
  const here = page();
  void loadOrReload(fail(missing), here);
  await vi.waitFor(() => expect(here.reload).toHaveBeenCalledTimes(1));
  await expect(loadOrReload(fail(missing), here)).rejects.toBe(missing);
  expect(here.reload).toHaveBeenCalledTimes(1);
});

test('after a screen was shown the next release reloads again', async () => {
  const here = page();
  void loadOrReload(fail(missing), here);
  await vi.waitFor(() => expect(here.reload).toHaveBeenCalledTimes(1));
  forgetReload(here);
  void loadOrReload(fail(missing), here);
  await vi.waitFor(() => expect(here.reload).toHaveBeenCalledTimes(2));
});

test.each([
  ['without a network', page({ isOnline: () => false }), missing],
  ['after a fault of ours', page(), new Error('x is undefined')],
])('%s nothing is reloaded', async (_when, here, error) => {
  await expect(loadOrReload(fail(error), here)).rejects.toBe(error);
  expect(here.reload).not.toHaveBeenCalled();
});

test('a browser without storage never reloads by itself', async () => {
  const here = page({ marks: denied });
  await expect(loadOrReload(fail(missing), here)).rejects.toBe(missing);
  expect(here.reload).not.toHaveBeenCalled();
  expect(() => forgetReload(here)).not.toThrow();
});
