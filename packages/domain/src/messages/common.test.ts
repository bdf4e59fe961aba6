import { expect, test } from 'vitest';
import { waitInWords } from './common.ts';

test.for<[number, string]>([
  [0, '1 second'],
  [1, '1 second'],
  [59.2, '60 seconds'],
  [90, '2 minutes'],
  [3600, '60 minutes'],
  [5400, '2 hours'],
  [86_400, '24 hours'],
])('%d seconds are %s', ([seconds, words]) => {
  expect(waitInWords(seconds)).toBe(words);
});
