import { expect, test } from 'vitest';
import { answersOf, optionOf, optionsWith, withOther, writtenOther } from './choices.ts';

test('what was written beside Other stays with it while other options come and go', () => {
  const before = ['Tumor', 'Other: cyst'];
  expect(before.map(optionOf)).toEqual(['Tumor', 'Other']);
  expect(writtenOther(before)).toBe('cyst');
  expect(answersOf(['Other', 'AVM'], before)).toEqual(['Other: cyst', 'AVM']);
  expect(answersOf(['Other'], [])).toEqual(['Other']);
  expect(withOther(before, 'colloid cyst, small')).toEqual(['Tumor', 'Other: colloid cyst; small']);
});

test('an answer that the list has no more is still offered', () => {
  const options = [{ value: 'Left', label: 'Left' }];
  expect(optionsWith(options, ['Left'])).toBe(options);
  expect(optionsWith(options, ['Both']).map(({ value }) => value)).toEqual(['Left', 'Both']);
});
