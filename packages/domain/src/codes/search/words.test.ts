import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from './testing/any-text.ts';
import { soughtWords, specialness, titleReader, wordsOf } from './words.ts';

test.each([
  ['Haemorrhages', ['hemorrhage']],
  ['tumour', ['tumor']],
  ['oedema', ['edema']],
  ['oesophageal', ['esophageal']],
  ['multinodular goitre', ['multinodular', 'goiter']],
  ['microdiskectomy', ['microdiscectomy']],
  ['metastases', ['metastasis']],
  ['biopsies', ['biopsy']],
  ['vertebrae', ['vertebra']],
  ['stenosis', ['stenosis']],
  ['diseases', ['disease']],
  ['toes', ['toe']],
  ["Parkinson's", ['parkinson']],
  ['Ménière’s', ['meniere']],
  ['C5-6', ['c5', 'c6']],
  ['l4/5', ['l4', 'l5']],
  ['L5-S1', ['l5', 's1']],
  ['l5s1', ['l5', 's1']],
  ['T11-T12', ['t11', 't12']],
  ['I60.2', ['i602']],
  ['post-op', ['post', 'op']],
])('%j reads %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a title is also found by its hyphenated words written in one', () => {
  const read = titleReader();
  expect(read('Gastro-esophageal reflux')).toEqual(['gastro', 'esophageal', 'gastroesophageal', 'reflux']);
  expect(read('C5-C6 reflux')).toEqual(['c5', 'c6', 'reflux']);
});

test('joining words are sought only when there is nothing else', () => {
  expect(soughtWords('fracture of the femur, of')).toEqual(['fracture', 'femur']);
  expect(soughtWords('of')).toEqual(['of']);
});

test('a title that denies complications is plainer than one that states them', () => {
  const titles = ['Hernia without gangrene', 'Hernia, unspecified', 'Hernia', 'Hernia with gangrene'];
  expect(titles.map((title) => specialness(wordsOf(title)))).toEqual([1, 1, 1, 2]);
});

test('any text gives few plain words', () => {
  fc.assert(
    fc.property(anyText(500), (term) => {
      const words = soughtWords(term);
      return words.length <= 12 && words.every((word) => /^[a-z0-9]+$/.test(word));
    }),
  );
});
