import { expect, test } from 'vitest';
import { wordMatcher, wordsOf } from './word-matcher.ts';

test.each([
  ['aland', 'Åland Islands', true],
  ['ÅLAND', 'Aland Islands', true],
  ['isl alan', 'Åland Islands', true],
  ['  communicating   anterior ', 'Anterior communicating', true],
  ['anterior posterior', 'Anterior communicating', false],
  ['.*', 'Anterior communicating', false],
  ['(ponte', 'Grade 2 - complete facet removal (Ponte, Smith-Petersen)', true],
  ['pterional', 'Mini-pterional', true],
  ['xe', 'Highest code 100 and each next one 50', false],
  ['+93', '+93 Afghanistan', true],
  ['%', '100 %', false],
  ['', 'anything', false],
])('%j in %j: %s', (asked, text, found) => {
  expect(wordMatcher(asked)(wordsOf(text))).toBe(found);
});
