import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.UTC(2026, 10, 15);

/** The module remembers what it heard, so each test takes a new one. */
async function freshOpening(stored: string | null) {
  vi.stubGlobal('localStorage', { getItem: () => stored });
  vi.resetModules();
  return import('./opening.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = (remembered: boolean): string => JSON.stringify({ remembered, at: start });

test.each([
  [false, 10 * minute, false],
  [false, 29 * minute, true],
  [true, 60 * minute, false],
  [true, 3 * day, true],
])(
  'remembered %s: after %i silent ms a session that is gone has run out: %s',
  async (remembered, silentMs, expected) => {
    const { hasRunOut, noteAnswer } = await freshOpening(opened(remembered));
    noteAnswer();
    expect(hasRunOut(start + silentMs)).toBe(expected);
  },
);

test('a session has run out after its whole life, too, however busy it was', async () => {
  const { hasRunOut, noteAnswer } = await freshOpening(opened(false));
  vi.setSystemTime(start + day / 2);
  noteAnswer();
  expect(hasRunOut(Date.now())).toBe(true);
});

test('a page that never had an answer keeps nothing', async () => {
  const { hasRunOut } = await freshOpening(opened(false));
  expect(hasRunOut(start + day)).toBe(false);
});

test('what was read is known after the storage was emptied; nonsense counts as not remembered', async () => {
  const { readOpening } = await freshOpening(opened(true));
  expect(readOpening().remembered).toBe(true);
  vi.stubGlobal('localStorage', { getItem: () => null });
  expect(readOpening().remembered).toBe(true);
  for (const nonsense of ['{', '7', '{"at":"x","remembered":true}', null]) {
    expect((await freshOpening(nonsense)).readOpening().remembered).toBe(false);
  }
});
