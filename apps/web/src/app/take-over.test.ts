import { expect, test, vi } from 'vitest';
import { holdBack, isDrawnForThisVisit, nameThisVisit, stayWhereScrolled } from './take-over.ts';

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

test('the sheet of the typeface stands in the page switched off, so that nothing fetched later brings it along', () => {
  const inHead: unknown[] = [];
  const head = { append: (link: unknown) => inHead.push(link) };
  vi.stubGlobal('document', { head, createElement: (tag: string) => ({ tag }) });
  holdBack('/assets/index-4.css');
  vi.unstubAllGlobals();
  expect(inHead).toEqual([{ tag: 'link', rel: 'stylesheet', href: '/assets/index-4.css', disabled: true }]);
});

test.each([
  ['a visit without a name gets one, beside what is kept of it', { idx: 0 }, [{ idx: 0, key: expect.any(String) }]],
  ['one that is known keeps its name', { idx: 0, key: 'k3j' }, []],
  ['the first of a tab has nothing yet', null, [{ key: expect.any(String) }]],
])('%s', (_which, state, expected) => {
  const replaced: unknown[] = [];
  nameThisVisit({ state, replaceState: (next: unknown) => replaced.push(next) });
  expect(replaced).toEqual(expected);
});

test.each([
  ['who has not scrolled yet begins at the top', 0, []],
  ['who has scrolled before the application runs stays there', 240, [{ default: 240 }]],
])('%s', (_who, scrollY, expected) => {
  const restored: unknown[] = [];
  const enableScrollRestoration = (positions: unknown) => {
    restored.push(positions);
    return () => undefined;
  };
  vi.stubGlobal('window', { scrollY });
  stayWhereScrolled({ state: { location }, enableScrollRestoration });
  vi.unstubAllGlobals();
  expect(restored).toEqual(expected);
});
