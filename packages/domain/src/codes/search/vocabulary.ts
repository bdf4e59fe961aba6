import { mayBeMisspelt, misspells } from './misspelling.ts';
import { byText, rangeOf } from './sorted-list.ts';
import { soughtWords, wordsOf } from './words.ts';

/** How clinicians speak: data that a person can edit. Words are compared in one spelling, so plurals need no entry of their own. */
export interface Vocabulary {
  /** A word or phrase may also be read as any of these phrases; an empty one means that it may be left out. */
  readonly expand: Readonly<Record<string, readonly string[]>>;
  /** A phrase that names codes whose title does not contain it; a code stands for itself and all below it. */
  readonly concept: Readonly<Record<string, readonly string[]>>;
}

type Phrases = Vocabulary['expand'];

/** Of diagnoses and of procedures. */
export interface Vocabularies {
  readonly icd: Vocabulary;
  readonly cpt: Vocabulary;
}

/** Several files as one; a phrase that stands in two of them means what either says. */
export const joinVocabularies = (parts: readonly Vocabularies[]): Vocabularies => ({
  icd: joined(parts.map(({ icd }) => icd)),
  cpt: joined(parts.map(({ cpt }) => cpt)),
});

const joined = (parts: readonly Vocabulary[]): Vocabulary => ({
  expand: joinPhrases(parts.map(({ expand }) => expand)),
  concept: joinPhrases(parts.map(({ concept }) => concept)),
});

function joinPhrases(parts: readonly Phrases[]): Phrases {
  const all = Map.groupBy(
    parts.flatMap((part) => Object.entries(part)),
    ([phrase]) => phrase,
  );
  return Object.fromEntries(
    Array.from(all, ([phrase, said]) => [phrase, [...new Set(said.flatMap(([, meanings]) => meanings))]]),
  );
}

/** One entry, ready to be compared. */
export interface Entry {
  readonly words: readonly string[];
  readonly phrases: readonly (readonly string[])[];
  readonly codes: readonly string[];
}

/** An entry that the sought words contain, and which of them it covers, as a set of bits. */
export interface Reading {
  readonly entry: Entry;
  readonly covers: number;
  /** The last word is only begun, or a word is misspelt. */
  readonly isGuess: boolean;
}

/** All entries, in the order of the vocabulary, found by their first word: a search meets few of them. */
export interface Entries {
  readonly all: readonly Entry[];
  readonly byFirstWord: ReadonlyMap<string, readonly number[]>;
  /** In order. */
  readonly firstWords: readonly string[];
  /** Words that mean another single word: fx, fracture. An entry that is written with the one is read from the other, too. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
}

export function entriesOf(vocabulary: Vocabulary): Entries {
  const expanding = Object.entries(vocabulary.expand).map(([phrase, others]) => ({
    words: soughtWords(phrase),
    phrases: others.map((other) => (other === '' ? [] : [...new Set(wordsOf(other))])),
    codes: [],
  }));
  const naming = Object.entries(vocabulary.concept).map(([phrase, codes]) => ({
    words: soughtWords(phrase),
    phrases: [],
    codes,
  }));
  const all = [...expanding, ...naming].filter((entry) => entry.words.length > 0);
  const byFirstWord = Map.groupBy(all.keys(), (number) => all[number]?.words[0] ?? '');
  return { all, byFirstWord, firstWords: [...byFirstWord.keys()].toSorted(byText), synonyms: synonymsIn(expanding) };
}

function synonymsIn(expanding: readonly Entry[]): ReadonlyMap<string, readonly string[]> {
  const single = expanding.filter(({ words }) => words.length === 1);
  return new Map(
    single.map(({ words: [word = ''], phrases }) => [
      word,
      phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : [])),
    ]),
  );
}

function entriesThatBegin({ all, byFirstWord, synonyms }: Entries, firstWords: ReadonlySet<string>): readonly Entry[] {
  const meant = Array.from(firstWords, (word) => synonyms.get(word) ?? []).flat();
  const numbers = Array.from(new Set([...firstWords, ...meant]), (word) => byFirstWord.get(word) ?? []).flat();
  return numbers.toSorted((a, b) => a - b).flatMap((number) => all[number] ?? []);
}

type Likeness = (sought: string, word: string, isLast: boolean) => boolean;

const shortestBeginning = 4;
const isSameIn =
  ({ synonyms }: Entries): Likeness =>
  (sought, word) =>
    sought === word || (synonyms.get(sought)?.includes(word) ?? false);
const isBegun: Likeness = (sought, word, isLast) =>
  isLast && sought.length >= shortestBeginning && word.startsWith(sought);
/** One slip away, or cut short. */
const mayMean = (sought: string, word: string): boolean =>
  word.startsWith(sought) || misspells(sought, word) !== undefined;
const isMisspelt: Likeness = (sought, word) => mayBeMisspelt(sought) && mayMean(sought, word);

function covered(entry: Entry, sought: readonly string[], isLike: Likeness): number {
  let covers = 0;
  for (const word of entry.words) {
    let at = sought.indexOf(word);
    if (at < 0) at = sought.findIndex((other, index) => isLike(other, word, index === sought.length - 1));
    if (at < 0) return 0;
    covers |= 1 << at;
  }
  return covers;
}

/** Every entry whose words are among those sought, in any order: "ruptured acom aneurysm" holds "ruptured aneurysm". */
export function readingsOf(sought: readonly string[], entries: Entries): readonly Reading[] {
  const last = sought.at(-1) ?? '';
  const begun = last.length >= shortestBeginning ? entries.firstWords.slice(...rangeOf(entries.firstWords, last)) : [];
  const isSame = isSameIn(entries);
  return entriesThatBegin(entries, new Set([...sought, ...begun])).flatMap((entry) => {
    const same = covered(entry, sought, isSame);
    const covers = same || covered(entry, sought, isBegun);
    return covers ? [{ entry, covers, isGuess: same === 0 }] : [];
  });
}

/** First words of entries that a word may have been meant for. */
export const meantIn =
  ({ firstWords }: Entries) =>
  (word: string): readonly string[] =>
    firstWords.filter((first) => mayMean(word, first));

export function misspeltReadingsOf(
  sought: readonly string[],
  entries: Entries,
  meant: (word: string) => readonly string[],
): readonly Reading[] {
  const firstWords = new Set([...sought, ...sought.filter(mayBeMisspelt).flatMap(meant)]);
  return entriesThatBegin(entries, firstWords).flatMap((entry) => {
    const covers = covered(entry, sought, isMisspelt);
    return covers ? [{ entry, covers, isGuess: true }] : [];
  });
}
