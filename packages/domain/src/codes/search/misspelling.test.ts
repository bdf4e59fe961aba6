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
