import { expect, test } from 'vitest';
import { isDrawnForThisVisit } from './take-over.ts';

const rootWith = (attribute: boolean, children: boolean) => ({
  hasAttribute: (name: string) => attribute && name === 'data-drawn',
  hasChildNodes: () => children,
});
const location = { pathname: '/about', search: '', hash: '', state: null, key: 'default' };

test.each([
  ['a page that was drawn whole', rootWith(true, true), {}, true],
  ['the shell', rootWith(false, false), {}, false],
  ['a form whose place is held', rootWith(false, true), {}, false],
  ['a page that was emptied for somebody who is signed in', rootWith(true, false), {}, false],
  ['a page with a query', rootWith(true, true), { search: '?business' }, false],
  ['a page with a place in the history', rootWith(true, true), { state: { step: 'terms' } }, false],
])('%s: gone on with or drawn anew', (_which, root, place, expected) => {
  expect(isDrawnForThisVisit(root, { location: { ...location, ...place }, errors: null })).toBe(expected);
});

test('a page whose code could not be loaded is drawn anew, with the reason', () => {
  expect(isDrawnForThisVisit(rootWith(true, true), { location, errors: { '0': new Error('gone') } })).toBe(false);
});
