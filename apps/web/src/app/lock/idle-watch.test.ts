import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchIdle } from './idle-watch.ts';

const minute = 60_000;
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

/** Tabs of one browser: each has its own events, all share one storage. */
function makeBrowser() {
  const kept = new Map<string, string>();
  const tabs: EventTarget[] = [];
  return () => {
    const target = new EventTarget();
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        kept.set(key, value);
        for (const tab of tabs) {
          if (tab !== target) tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
        }
      },
    };
    tabs.push(target);
    const told: string[] = [];
    const watched = {
      localStorage,
      addEventListener: target.addEventListener.bind(target),
      removeEventListener: target.removeEventListener.bind(target),
    };
    const limits = {
      limitMs: 15 * minute,
      warnBeforeMs: minute,
      onWarning: () => told.push('warning'),
      onReturn: () => told.push('return'),
      onIdle: () => told.push('idle'),
    };
    stops.push(watchIdle(limits, watched));
    return { told, touch: () => target.dispatchEvent(new Event('keydown')) };
  };
}

test('who does nothing is warned a minute before, and then is idle once', () => {
  const { told } = makeBrowser()();
  vi.advanceTimersByTime(14 * minute - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['warning']);
  vi.advanceTimersByTime(60 * minute);
  expect(told).toEqual(['warning', 'idle']);
});

test('a touch begins the time anew, and takes the warning back', () => {
  const { told, touch } = makeBrowser()();
  vi.advanceTimersByTime(10 * minute);
  touch();
  vi.advanceTimersByTime(10 * minute);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(4 * minute);
  touch();
  expect(told).toEqual(['warning', 'return']);
  vi.advanceTimersByTime(15 * minute);
  expect(told).toEqual(['warning', 'return', 'warning', 'idle']);
});

test('who works in one tab is not idle in another', () => {
  const openTab = makeBrowser();
  const [first, second] = [openTab(), openTab()];
  vi.advanceTimersByTime(14 * minute);
  expect([first.told, second.told]).toEqual([['warning'], ['warning']]);
  second.touch();
  expect(first.told).toEqual(['warning', 'return']);
  vi.advanceTimersByTime(13 * minute);
  expect(first.told).toHaveLength(2);
  vi.advanceTimersByTime(2 * minute);
  expect([first.told.at(-1), second.told.at(-1)]).toEqual(['idle', 'idle']);
});

test('the touch that wakes a sleeping machine does not count before the time is looked at', () => {
  const { told, touch } = makeBrowser()();
  vi.setSystemTime(Date.now() + 60 * minute);
  touch();
  expect(told).toEqual(['idle']);
});

test('a watch that was stopped says nothing', () => {
  const { told, touch } = makeBrowser()();
  stops.splice(0).forEach((stop) => stop());
  touch();
  vi.advanceTimersByTime(60 * minute);
  expect(told).toEqual([]);
});
