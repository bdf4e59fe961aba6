import { codeBeforeDash, isLikeCode, plainCode } from './code-table.ts';
import { type Entries, entriesOf, readingsOf } from './vocabulary.ts';
import { plainLetters, soughtWords, wordsOf } from './words.ts';

export type Span = readonly [start: number, end: number];

const noEntries = entriesOf({ expand: {}, concept: {} });

/** The parts of a code or a title to mark for a search, in order. With entries of the vocabulary "sah" marks subarachnoid, too. */
export function matchedWords(term: string, text: string, entries: Entries = noEntries): readonly Span[] {
  const code = codeBeforeDash(term);
  const sought = code === undefined ? soughtWords(term) : [code];
  if (isLikeCode(plainCode(text))) return markedCode(sought, text);
  const phrases = readingsOf(sought, entries).flatMap(({ entry }) => entry.phrases.flat());
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu)).flatMap(({ 0: word, index }): Span[] => {
    const length = markedLength(word, sought, phrases);
    return length > 0 ? [[index, index + length]] : [];
  });
}

/** As many letters as were typed, when they are spelt alike; otherwise the whole word. */
function markedLength(word: string, sought: readonly string[], phrases: readonly string[]): number {
  const plain = wordsOf(word)[0] ?? '';
  if (sought.includes(plain) || phrases.includes(plain)) return word.length;
  const begun = sought.filter((start) => plain.startsWith(start)).toSorted((a, b) => b.length - a.length)[0];
  if (begun === undefined) return 0;
  const isSpeltAlike = word.length === plainLetters(word).length && plainLetters(word).startsWith(begun);
  return isSpeltAlike ? begun.length : word.length;
}

/** i602 marks all of I60.2: dots do not count, but are marked with what is around them. */
function markedCode(sought: readonly string[], code: string): readonly Span[] {
  const begun = sought.find((word) => plainCode(code).startsWith(word));
  if (begun === undefined) return [];
  let end = 0;
  for (let left = begun.length; left > 0; end += 1) if (/[a-z0-9]/i.test(code[end] ?? '')) left -= 1;
  return [[0, end]];
}
