import { expect, test } from 'vitest';
import { readSocialLinks } from './read-social-links.ts';

const pageWith = (textContent: string | null) => ({
  getElementById: (id: string) =>
    textContent === null || id !== 'social-links' ? null : Object.assign(Object.create(null), { textContent }),
});

test('the links are those that the server wrote into the page', () => {
  const links = [{ label: 'LinkedIn', href: 'https://linkedin.com/a' }];
  expect(readSocialLinks(pageWith(JSON.stringify(links)))).toEqual(links);
});

test.each([null, '[]', '{}', '[1, null]'])('a page with %s has none', (text) => {
  expect(readSocialLinks(pageWith(text))).toEqual([]);
});
