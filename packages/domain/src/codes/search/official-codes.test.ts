import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCodeIndex } from './code-index.ts';
import { anyText } from './testing/any-text.ts';
import { haveOfficialFiles, officialDiagnoses, procedureFacts } from './testing/official-files.ts';
import { missedQueries, readQueries, readVocabulary } from './testing/queries.ts';
import { soughtWords, wordsOf } from './words.ts';

const suite = 'the complete official set';
const title = haveOfficialFiles ? suite : `${suite} (skipped: ../shared/data does not lie beside the checkout)`;

describe.skipIf(!haveOfficialFiles)(title, () => {
  const codes = haveOfficialFiles ? { icd: officialDiagnoses(), cpt: procedureFacts() } : { icd: [], cpt: [] };
  const vocabulary = readVocabulary();
  const index = { icd: makeCodeIndex(codes.icd, vocabulary.icd), cpt: makeCodeIndex(codes.cpt, vocabulary.cpt) };
  const kinds = ['icd', 'cpt'] as const;
  const missed = (name: Parameters<typeof readQueries>[0]): readonly string[] =>
    kinds.flatMap((kind) => missedQueries(readQueries(name), { kind, index: index[kind], codes: codes[kind] }));
  const someOf = (kind: (typeof kinds)[number]) => fc.constantFrom(...codes[kind]);

  test.each([
    ['given-queries', 128, 0.95],
    ['further-queries', 160, 0.95],
    // Written by people who had not seen the vocabulary.
    ['blind-queries', 523, 0.95],
  ] as const)('of the %s, an expected code is among the first ten', (name, count, share) => {
    expect(readQueries(name)).toHaveLength(count);
    expect(missed(name).length, missed(name).join('; ')).toBeLessThanOrEqual(count * (1 - share));
  });

  test.each(kinds)('a %s code is found first by its own code, with and without dot', (kind) => {
    // Every seventh is enough to meet each letter, each length and the new codes with two letters.
    for (const { id, code } of codes[kind].filter((_, place) => place % 7 === 0)) {
      const firsts = [code, code.toLowerCase().replace('.', '')].map(
        (term) => index[kind].search(term, { limit: 1 })[0],
      );
      if (firsts.some((first) => first !== id)) expect(firsts, code).toEqual([id, id]);
    }
  });

  test.each(kinds)(
    'a code is found by the words of its title in any order, before all that lack one of them (%s)',
    (kind) => {
      const literal = makeCodeIndex(codes[kind], { expand: {}, concept: {} });
      const titles = new Map(
        codes[kind].map(({ id, text, keywords = '' }) => [id, new Set(wordsOf(`${text} ${keywords}`))]),
      );
      const shuffled = someOf(kind).chain((code) => {
        const words = soughtWords(code.text).filter((word) => /^[a-z]{2,}$/.test(word));
        return fc.tuple(fc.constant(code), fc.shuffledSubarray(words, { minLength: words.length }));
      });
      fc.assert(
        fc.property(shuffled, ([code, words]) => {
          const ids = literal.search(words.join(' '), { limit: 10 });
          const holdsAll = ids.filter((id) => words.every((word) => titles.get(id)?.has(word)));
          expect(ids.includes(code.id) || holdsAll.length === 10, `${code.code}: ${words.join(' ')}`).toBe(true);
        }),
      );
    },
  );

  test.each(kinds)('any text is harmless (%s)', (kind) => {
    fc.assert(fc.property(anyText(100), (term) => index[kind].search(term, { limit: 30 }).length <= 30));
  });

  test('a search of ten thousand letters, wildcards or quotes costs little', () => {
    const terms = ['a', 'x ', 'e i o ', '%', '"', "'*", 'fracture ', '1', '.'].map((piece) =>
      piece.repeat(10_000 / piece.length),
    );
    for (const term of terms) index.icd.search(term, { limit: 100 });
    // Of CPU: a busy machine is no fault of the search.
    const before = process.threadCpuUsage();
    for (const term of terms) index.icd.search(term, { limit: 100 });
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000 / terms.length).toBeLessThan(20);
  });

  test.each(kinds)('every code that the vocabulary names exists (%s)', (kind) => {
    const named = new Set(Object.values(vocabulary[kind].concept).flat());
    const unknown = [...named].filter((start) => !codes[kind].some(({ code }) => code.startsWith(start)));
    expect(unknown).toEqual([]);
  });
});
