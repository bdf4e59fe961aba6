import { expect, test } from 'vitest';
import { compareCodes } from './compare-codes.ts';

const old = (id: number, code: string, text: string, retired = false) => ({ id, code, text, retired });
const standing = [old(1, 'A', 'one'), old(2, 'B', 'two'), old(3, 'C', 'three'), old(4, 'D', 'four', true)];

const compare = (fresh: { code: string; text: string }[]) =>
  compareCodes(
    standing,
    fresh,
    ({ code }) => standing.find((one) => one.code === code),
    (before, after) => !before.retired && before.text === after.text,
  );

test('what a file brings is new, changed, unchanged or missing', () => {
  const result = compare([
    { code: 'A', text: 'one' },
    { code: 'B', text: 'another two' },
    { code: 'E', text: 'five' },
  ]);
  expect(result.added.map(({ code }) => code)).toEqual(['E']);
  expect(result.changed.map(({ old: before, fresh }) => [before.id, fresh.text])).toEqual([[2, 'another two']]);
  expect(result.missing.map(({ code }) => code)).toEqual(['C']);
  expect(result.unchanged).toBe(1);
});

test('a retired code that comes back is changed, and one that stays away is not missed again', () => {
  expect(compare([{ code: 'D', text: 'four' }]).changed).toHaveLength(1);
  expect(compare([]).missing.map(({ code }) => code)).toEqual(['A', 'B', 'C']);
});

test('two of a file that answer to the same standing one are a changed and a new one', () => {
  const result = compare([
    { code: 'A', text: 'first' },
    { code: 'A', text: 'second' },
  ]);
  expect(result.changed.map(({ fresh }) => fresh.text)).toEqual(['first']);
  expect(result.added.map(({ text }) => text)).toEqual(['second']);
});
