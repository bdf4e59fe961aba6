import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeDraftKeeper } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it is kept once the keys have been still, not with every key', async () => {
  const keep = vi.fn(async () => undefined);
  const keeper = makeDraftKeeper(keep, 2000);
  for (let key = 0; key < 5; key += 1) {
    keeper.changed();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(keep).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(keep).toHaveBeenCalledTimes(1);
});

test('nothing is kept while it is being saved, and everything afterwards when saving failed', async () => {
  const keep = vi.fn(async () => undefined);
  const keeper = makeDraftKeeper(keep, 2000);
  keeper.changed();
  await keeper.pause();
  keeper.changed();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(keep).not.toHaveBeenCalled();
  keeper.resume();
  await vi.advanceTimersByTimeAsync(2000);
  expect(keep).toHaveBeenCalledTimes(1);
});

test('pausing waits for what is on its way', async () => {
  let arrive: () => void = vi.fn<() => void>();
  const keeper = makeDraftKeeper(() => new Promise<void>((resolve) => (arrive = resolve)), 0);
  keeper.changed();
  await vi.advanceTimersByTimeAsync(0);
  let isPaused = false;
  const pausing = keeper.pause().then(() => (isPaused = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isPaused).toBe(false);
  arrive();
  await pausing;
  expect(isPaused).toBe(true);
});

test('what is typed but not yet with the server is known, and forgotten when it is saved', async () => {
  const keeper = makeDraftKeeper(async () => undefined, 2000);
  expect(keeper.hasUnkept()).toBe(false);
  keeper.changed();
  expect(keeper.hasUnkept()).toBe(true);
  await keeper.pause();
  expect(keeper.hasUnkept()).toBe(false);
  keeper.forget();
  keeper.resume();
  expect(keeper.hasUnkept()).toBe(false);
});

test('what could not be kept is tried again with the next change', async () => {
  const keep = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('no network'));
  const keeper = makeDraftKeeper(keep, 0);
  keeper.changed();
  await vi.advanceTimersByTimeAsync(0);
  await keeper.flush();
  expect(keep).toHaveBeenCalledTimes(2);
});
