import { expect, test } from 'vitest';
import { mayBeMisspelt } from './misspelling.ts';
import { readVocabulary } from './testing/queries.ts';
import { entriesOf, joinVocabularies, meantIn, misspeltReadingsOf, readingsOf } from './vocabulary.ts';

const { cpt, icd } = readVocabulary();
const sets = { cpt: entriesOf(cpt), icd: entriesOf(icd) };

test.each(['cpt', 'icd'] as const)(
  'every entry is read from its own words, in any order and among others (%s)',
  (kind) => {
    for (const entry of sets[kind].all) {
      const sought = ['zzz', ...entry.words.toReversed(), 'qqq'];
      const found = readingsOf(sought, sets[kind]).find((reading) => reading.entry === entry);
      expect(found, entry.words.join(' ')).toMatchObject({
        isGuess: false,
        covers: ((1 << entry.words.length) - 1) << 1,
      });
    }
  },
);

test.each(['cpt', 'icd'] as const)('an entry whose last word is only begun is read as a guess (%s)', (kind) => {
  for (const entry of sets[kind].all) {
    const last = entry.words.at(-1) ?? '';
    if (last.length < 6) continue;
    const sought = [...entry.words.slice(0, -1), last.slice(0, -1)];
    expect(
      readingsOf(sought, sets[kind]).map((reading) => reading.entry),
      sought.join(' '),
    ).toContain(entry);
  }
});

test.each(['cpt', 'icd'] as const)('an entry with a slip in its first word is read, too (%s)', (kind) => {
  // Every fifth, for each asks all of the vocabulary.
  for (const entry of sets[kind].all.filter((_, place) => place % 5 === 0)) {
    const [first = '', ...rest] = entry.words;
    const slipped = `${first.slice(0, 2)}${first.slice(3)}`;
    if (!mayBeMisspelt(slipped) || first.startsWith(slipped)) continue;
    const read = misspeltReadingsOf([slipped, ...rest], sets[kind], meantIn(sets[kind])).map(
      (reading) => reading.entry,
    );
    expect(read, slipped).toContain(entry);
  }
});

test('readings come in the order of the vocabulary', () => {
  const entries = entriesOf({ expand: { 'b a': ['one'], a: ['two'] }, concept: { 'a b': ['X'], b: ['Y'] } });
  const numbers = readingsOf(['b', 'a'], entries).map(({ entry }) => entries.all.indexOf(entry));
  expect(numbers).toEqual([0, 1, 2, 3]);
});

test('what two vocabularies say of a phrase is joined, each meaning once, the first before the second', () => {
  const none = { expand: {}, concept: {} };
  const first = { icd: { expand: { tos: ['outlet'] }, concept: { quinsy: ['J36'] } }, cpt: none };
  const second = {
    icd: { expand: { tos: ['thoracic outlet', 'outlet'], vhl: ['von hippel'] }, concept: {} },
    cpt: none,
  };
  expect(joinVocabularies([first, second]).icd).toEqual({
    expand: { tos: ['outlet', 'thoracic outlet'], vhl: ['von hippel'] },
    concept: { quinsy: ['J36'] },
  });
});
