import { expect, test } from 'vitest';
import { shareDone, stillMs, toggleMeaning, tourAfter, tourMoved, tourStart, tourToggled } from './tour-state.ts';

const count = 3;
const last = { index: 2, elapsedMs: 0, playing: true };
const over = { index: 2, elapsedMs: stillMs, playing: false };

test('a playing tour goes on to the next picture when one has stood for its time', () => {
  const almost = tourAfter(tourStart(true), stillMs - 1, count);
  expect(almost).toEqual({ index: 0, elapsedMs: stillMs - 1, playing: true });
  expect(tourAfter(almost, 1, count)).toEqual({ index: 1, elapsedMs: 0, playing: true });
});

test('a paused tour stands still, and goes on from where it was', () => {
  const paused = tourToggled(tourAfter(tourStart(true), 2000, count), count);
  expect(tourAfter(paused, 60_000, count)).toEqual({ index: 0, elapsedMs: 2000, playing: false });
  expect(tourToggled(paused, count)).toEqual({ index: 0, elapsedMs: 2000, playing: true });
});

test('after the last picture it stops, and plays again from the first', () => {
  expect(tourAfter(last, stillMs, count)).toEqual(over);
  expect(tourToggled(over, count)).toEqual({ index: 0, elapsedMs: 0, playing: true });
});

test.each([
  ['pause', last],
  ['play', { ...last, playing: false }],
  ['again', over],
] as const)('the button offers to %s', (meaning, state) => {
  expect(toggleMeaning(state, count)).toBe(meaning);
});

test.each([
  [0, -1, 0],
  [0, 1, 1],
  [2, 1, 2],
  [2, -1, 1],
] as const)('from picture %i a step of %i leads to %i, which then has its whole time', (index, by, to) => {
  expect(tourMoved({ index, elapsedMs: 3000, playing: true }, by, count)).toEqual({
    index: to,
    elapsedMs: 0,
    playing: true,
  });
});

test('the line is full for what was shown and empty for what is to come', () => {
  const state = { index: 1, elapsedMs: stillMs / 4, playing: true };
  expect([0, 1, 2].map((index) => shareDone(state, index))).toEqual([1, 0.25, 0]);
});
