import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchedWords } from './matched-words.ts';
import { anyText } from './testing/any-text.ts';
import { entriesOf } from './vocabulary.ts';

const marked = (term: string, text: string): string =>
  matchedWords(term, text, entriesOf({ expand: { sah: ['subarachnoid hemorrhage'] }, concept: {} }))
    .toReversed()
    .reduce((all, [start, end]) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`, text);

test.each([
  ['lumb sten', 'Spinal stenosis, lumbar region', 'Spinal [sten]osis, [lumb]ar region'],
  ['arteries', 'Dissection of carotid artery', 'Dissection of carotid [artery]'],
  ['tumour', 'Carcinoid tumors', 'Carcinoid [tumors]'],
  ['c5-6', 'Disc displacement at C5-C6 level', 'Disc displacement at [C5]-[C6] level'],
  ['parkinson', "Parkinson's disease", "[Parkinson's] disease"],
  ['menier', 'Ménière disease', '[Ménièr]e disease'],
  ['sah of', 'Subarachnoid hemorrhage of it', '[Subarachnoid] [hemorrhage] of it'],
  ['i602', 'I60.2', '[I60.2]'],
  ['I60.2', 'I60.20', '[I60.2]0'],
  ['22551-59', '22551', '[22551]'],
  ['', 'Cholera', 'Cholera'],
  ['.*', 'Cholera', 'Cholera'],
])('%j marks %j as %j', (term, text, expected) => {
  expect(marked(term, text)).toBe(expected);
});

test('marks stand in order and never overlap, whatever is sought in whatever text', () => {
  fc.assert(
    fc.property(anyText(), anyText(), (term, text) => {
      const ends = matchedWords(term, text).flat();
      return ends.every((end, index) => end <= text.length && end >= (ends[index - 1] ?? 0));
    }),
  );
});
