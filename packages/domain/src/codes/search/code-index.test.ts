import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeIndexMaker, makeCodeIndex, type Searchable, type SearchOptions } from './code-index.ts';
import { anyText } from './testing/any-text.ts';
import type { Vocabulary } from './vocabulary.ts';

const codes: readonly Searchable[] = [
  { id: 11, code: 'I60', text: 'Nontraumatic subarachnoid hemorrhage', rank: 0 },
  { id: 12, code: 'I60.2', text: 'Nontraumatic subarachnoid hemorrhage from anterior communicating artery', rank: 4 },
  { id: 13, code: 'I60.4', text: 'Nontraumatic subarachnoid hemorrhage from basilar artery', rank: 4 },
  { id: 14, code: 'I60.9', text: 'Nontraumatic subarachnoid hemorrhage, unspecified', rank: 4 },
  { id: 21, code: 'M50.222', text: 'Other cervical disc displacement at C5-C6 level', rank: 4 },
  { id: 22, code: 'M50.223', text: 'Other cervical disc displacement at C6-C7 level', rank: 4 },
  { id: 31, code: 'D32.0', text: 'Benign neoplasm of cerebral meninges', rank: 4 },
  { id: 32, code: 'D32.1', text: 'Benign neoplasm of spinal meninges', rank: 4 },
  { id: 41, code: 'S32.011A', text: 'Stable burst fracture of first lumbar vertebra, initial encounter', rank: 4 },
  { id: 42, code: 'S32.011D', text: 'Stable burst fracture of first lumbar vertebra, subsequent encounter', rank: 2 },
  { id: 51, code: '22551', text: 'Anterior cervical discectomy and fusion', keywords: 'acdf', rank: 1 },
  { id: 52, code: '22552', text: 'Add-on: discectomy and fusion, extra level', keywords: 'acdf', rank: 0 },
  { id: 61, code: 'M96.1', text: 'Postlaminectomy syndrome, not elsewhere classified', rank: 4 },
  { id: 62, code: 'I61.4', text: 'Nontraumatic intracerebral hemorrhage in cerebellum', rank: 4 },
];

const vocabulary: Vocabulary = {
  expand: {
    sah: ['subarachnoid hemorrhage'],
    acom: ['anterior communicating artery'],
    'ruptured aneurysm': ['nontraumatic subarachnoid hemorrhage'],
    'disc herniation': ['disc displacement'],
    l1: ['first lumbar'],
    severe: [''],
  },
  concept: { meningioma: ['D32'], 'spinal meningioma': ['D32.1'] },
};

const index = makeCodeIndex(codes, vocabulary);
const codeOf = new Map(codes.map(({ id, code }) => [id, code]));
const found = (term: string, options: Partial<SearchOptions> = {}): readonly (string | undefined)[] =>
  index.search(term, { limit: 10, ...options }).map((id) => codeOf.get(id));

test.each([
  ['a code without its dot', 'i602', ['I60.2']],
  ['a code with its dot', 'I60.2', ['I60.2']],
  ['the beginning of a code, itself first, then what can be billed', 'i60', ['I60', 'I60.2', 'I60.4', 'I60.9']],
  ['a code with a space after its letter', 'I 60.2', ['I60.2']],
  ['one letter that codes begin with', 'd', ['D32.0', 'D32.1']],
  ['one letter that only words begin with', 'p', ['M96.1']],
  ['a code before a dash', '22551-', ['22551']],
  ['a code with a modifier', '22551-59', ['22551']],
  ['a code with any text after a dash', 'I60.2 - bleeding aneurysm', ['I60.2']],
  ['words in any order', 'artery basilar hemorrhage', ['I60.4']],
  ['beginnings of words', 'basil art', ['I60.4']],
  ['keywords, what stands alone before an add-on', 'acdf', ['22551', '22552']],
  ['an abbreviation, the plainest first, headings last', 'sah', ['I60.9', 'I60.4', 'I60.2', 'I60']],
  ['a phrase with words in between', 'ruptured acom aneurysm', ['I60.2']],
  ['a word that may be left out', 'severe acom sah', ['I60.2']],
  ['a level in short', 'c5-6 disc herniation', ['M50.222']],
  ['a level with a slash', 'herniation disc c6/7', ['M50.223']],
  ['a concept that no title names, with all below it', 'meningioma', ['D32.0', 'D32.1']],
  ['the more special concept', 'spinal meningioma', ['D32.1']],
  ['a concept that is only begun', 'mening', ['D32.0', 'D32.1']],
  ['the initial encounter before later ones', 'l1 burst', ['S32.011A', 'S32.011D']],
  ['British spelling', 'subarachnoid haemorrhage basilar', ['I60.4']],
  ['two words that the title writes as one', 'post laminectomy', ['M96.1']],
  ['a missing letter', 'basilr', ['I60.4']],
  ['swapped letters', 'subarachniod basilar', ['I60.4']],
  ['a misspelt word of the vocabulary', 'menigioma', ['D32.0', 'D32.1']],
  ['another ending of a long word', 'cerebellar hemorrhage', ['I61.4']],
  ['one word too many', 'basilar hemorrhage postcoital', ['I60.4']],
  ['a title by the first letters of its words', 'nsh', ['I60.9', 'I60.4', 'I60.2', 'I60']],
  ['a phrase with a word that is cut short', 'ruptur aneurysm', ['I60.9', 'I60.4', 'I60.2', 'I60']],
  [
    'what comes closest, where no two words stand together',
    'basilar burst unspecified',
    ['I60.9', 'I60.4', 'S32.011A', 'S32.011D'],
  ],
  ['words that no code has together', 'basilar displacement subarachnoid', ['I60.4']],
])('finds %s: %s', (_, term, expected) => {
  expect(found(term)).toEqual(expected);
});

/** What is found with these entries alone. */
const foundWith = (own: Partial<Vocabulary>, term: string): readonly (string | undefined)[] =>
  makeCodeIndex(codes, { expand: {}, concept: {}, ...own })
    .search(term, { limit: 10 })
    .map((id) => codeOf.get(id));

test.each<[string, Partial<Vocabulary>, string, readonly string[]]>([
  [
    'an entry is read from a word that means one of its words',
    { expand: { slipped: ['herniation'] }, concept: { 'disc herniation': ['M96.1'] } },
    'slipped disc',
    ['M96.1'],
  ],
  [
    'a later encounter comes after all initial ones that an entry names',
    { concept: { 'spine trouble': ['S32', 'M96'] } },
    'spine trouble',
    ['S32.011A', 'M96.1', 'S32.011D'],
  ],
  [
    'an entry that is only begun comes after the whole word',
    { concept: { basilaris: ['D32'] } },
    'basilar',
    ['I60.4', 'D32.0', 'D32.1'],
  ],
  [
    'a word that may be left out is not, where several codes have it',
    { expand: { subarachnoid: [''] } },
    'subarachnoid hemorrhage',
    ['I60.9', 'I60.4', 'I60.2', 'I60'],
  ],
  [
    'first letters count only beside all other words',
    { concept: { meningioma: ['D32'] } },
    'basilar nsh meningioma',
    ['I60.4', 'D32.0', 'D32.1'],
  ],
])('%s', (_, own, term, expected) => {
  expect(foundWith(own, term)).toEqual(expected);
});

test('what this person uses often comes first among equals, not before better matches', () => {
  const uses = new Map([
    [12, 3],
    [22, 50],
  ]);
  expect(found('sah', { uses })[0]).toBe('I60.2');
  expect(found('c5-6 disc', { uses })).toEqual(['M50.222']);
  expect(found('meningioma', { uses: new Map([[32, 1]]) })).toEqual(['D32.1', 'D32.0']);
});

test('no more than asked for, and nothing of the search before', () => {
  expect(found('sah', { limit: 2 })).toEqual(['I60.9', 'I60.4']);
  expect(found('sah', { limit: 0 })).toEqual([]);
  expect(found('acdf')).toEqual(['22551', '22552']);
});

test.each(['', '   ', '%', '*', '_', "'", '"', '\\', '(((', '%%%', '\0', '日本', '🧠', '- -'])(
  '%j finds nothing',
  (term) => {
    expect(found(term)).toEqual([]);
  },
);

test('quotes and wildcards around words change nothing', () => {
  expect(found(`"basilar*" '; drop %`)).toEqual(['I60.4']);
});

test('built in portions or at once, it finds the same', () => {
  const maker = codeIndexMaker(vocabulary);
  for (const code of codes) maker.add(code);
  expect(maker.finish().search('sah', { limit: 9 })).toEqual(index.search('sah', { limit: 9 }));
});

test('an index of nothing finds nothing', () => {
  expect(makeCodeIndex([], vocabulary).search('sah i60', { limit: 10 })).toEqual([]);
});

test('any text is harmless: known codes, each once, no more than asked for', () => {
  fc.assert(
    fc.property(anyText(300), fc.nat(12), (term, limit) => {
      const ids = index.search(term, { limit });
      return ids.length <= limit && new Set(ids).size === ids.length && ids.every((id) => codeOf.has(id));
    }),
  );
});

test('every code is found first by its own code, with and without dot, in any case', () => {
  for (const { code } of codes) {
    for (const term of [code, code.toLowerCase(), code.replace('.', ''), ` ${code} `])
      expect(found(term)[0]).toBe(code);
  }
});
