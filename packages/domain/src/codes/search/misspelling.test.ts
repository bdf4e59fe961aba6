import { expect, test } from 'vitest';
import { mayBeMisspelt, misspells, withOtherStart } from './misspelling.ts';

test.each([
  ['disection', 'dissection', 'whole'],
  ['disssection', 'dissection', 'whole'],
  ['dissextion', 'dissection', 'whole'],
  ['dissectoin', 'dissection', 'whole'],
  ['dissectio', 'dissection', undefined],
  ['dissectionn', 'dissection', 'whole'],
  ['idssection', 'dissection', 'whole'],
  ['rissection', 'dissection', 'whole'],
  ['hydrocepa', 'hydrocephalus', 'beginning'],
  ['rydrocep', 'hydrocephalus', undefined],
  ['disectoin', 'dissection', undefined],
  ['dissection', 'dissection', undefined],
  ['abcd', 'wxyz', undefined],
])('%s for %s: %s', (word, right, how) => {
  expect(misspells(word, right)).toBe(how);
});

test('short words and codes are never taken for misspellings', () => {
  expect(['sah', 'i602', '22551', 'acdf'].map(mayBeMisspelt)).toEqual([false, false, false, true]);
});

test.each(['troke', 'sstroke', 'xtroke', 'tsroke'])('%s may have been meant as stroke', (word) => {
  expect(withOtherStart(word)).toContain('stroke');
});

const letters = ['a', 'b', 'c'];
const wordsOfLength = (length: number): readonly string[] =>
  length === 0 ? [''] : wordsOfLength(length - 1).flatMap((word) => letters.map((letter) => `${word}${letter}`));

/** Every word that is one slip away, made by slipping. */
function slipsOf(word: string): ReadonlySet<string> {
  const places = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  return new Set(
    places.flatMap(([before, after]) =>
      letters
        .flatMap((letter) => [`${before}${letter}${after}`, `${before}${letter}${after.slice(1)}`])
        .concat(`${before}${after.slice(1)}`, `${before}${after.slice(1, 2)}${after.slice(0, 1)}${after.slice(2)}`),
    ),
  );
}

test('of all words of three letters of the alphabet, exactly those are misspelt that one slip explains', () => {
  const known = [3, 4, 5, 6].flatMap(wordsOfLength);
  for (const word of wordsOfLength(4)) {
    const slips = slipsOf(word);
    const beginnings = [...slips].filter((slip) => slip[0] === word[0]);
    const expected = (right: string) => {
      if (right.startsWith(word)) return undefined;
      if (slips.has(right)) return 'whole';
      return beginnings.some((slip) => right.startsWith(slip)) ? 'beginning' : undefined;
    };
    expect(
      known.filter((right) => misspells(word, right) !== expected(right)),
      word,
    ).toEqual([]);
  }
});
