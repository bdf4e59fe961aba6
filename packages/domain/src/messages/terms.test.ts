import { expect, test } from 'vitest';
import { termsSections } from './terms.ts';

test('the licence has 13 sections with a text each, limits liability to $50 and excludes children under 13', () => {
  expect(termsSections).toHaveLength(13);
  expect(termsSections.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
  const text = termsSections.flatMap(({ paragraphs }) => paragraphs).join(' ');
  expect(text).toContain('$50');
  expect(text).toContain('at least 13 years');
});
