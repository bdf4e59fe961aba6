import { bitsIn } from './bits.ts';
import { type CodeTable, isLikeCode } from './code-table.ts';
import { mayBeMisspelt, misspells, withOtherStart } from './misspelling.ts';
import { type Credit, creditAll } from './crediting.ts';
import type { Tally } from './tally.ts';
import { type Entries, misspeltReadingsOf, type Reading, readingsOf } from './vocabulary.ts';
import type { Positions, WordTable } from './word-table.ts';

/** Everything that a search looks at. */
export interface Shelf {
  readonly words: WordTable;
  /** Of each title, the first letters of its words. */
  readonly initials: WordTable;
  readonly codes: CodeTable;
  readonly entries: Entries;
  /** Codes that hold all words of a phrase of the vocabulary. */
  readonly holding: (phrase: readonly string[]) => Positions;
  /** Codes that a concept of the vocabulary names. */
  readonly named: (code: string) => Positions;
  /** Which codes a word that no code holds may have been meant for, best first. */
  readonly corrections: (word: string) => readonly Correction[];
  /** Which first words of the vocabulary a misspelt word may have been meant for. */
  readonly meant: (word: string) => readonly string[];
  readonly tally: Tally;
  /** A zero for each code, zero again after each use. */
  readonly scratch: Uint8Array;
}

/** How much a way of matching is worth, for each word; whole numbers decide before anything else does. */
const worth = { code: 9, codeBeginning: 5, concept: 5, word: 4, beginning: 3, corrected: 2, guess: 1 } as const;

/** The order in which a concept lists its codes, as a fraction that stays below one. */
const preference = (index: number): number => Math.max(0, 45 - index) / 100;

/** C5 is a vertebra before it is the beginning of C50. */
const spinalLevel = /^(?:c[1-7]|t(?:\d|1[0-2])|[ls][1-5])$/;
const mostOfChapter = 500;
const shortestStem = 8;
const endingLetters = 3;

/** What codes earn for the sought words as they are written, best first, and which of those words may be left out. */
export function matchAsWritten(shelf: Shelf, sought: readonly string[]): { credits: Credit[]; optional: number } {
  const { words, codes } = shelf;
  const readings = readingsOf(sought, shelf.entries);
  const first = sought.length === 1 ? (sought[0] ?? '') : '';
  const credits = [
    ...sought.flatMap((word, index) =>
      isLikeCode(word) && !isOneLetter(word) ? forCode(codes, word, 1 << index) : [],
    ),
    ...(isOneLetter(first) ? [forLetter(shelf, first)] : []),
    ...readings.flatMap((reading) => (reading.isGuess ? [] : forConcept(shelf, reading, worth.concept))),
    ...sought.map((word, index) => ({ positions: words.exactly(word), words: 1 << index, worth: worth.word })),
    ...readings.flatMap((reading) => forPhrases(shelf, reading, reading.isGuess ? worth.beginning : worth.word)),
    ...forJoined(words, sought),
    ...readings.flatMap((reading) => (reading.isGuess ? forConcept(shelf, reading, worth.beginning) : [])),
    ...sought.flatMap((word, index) =>
      isOneLetter(word) ? [] : [{ positions: words.longer(word), words: 1 << index, worth: worth.beginning }],
    ),
  ];
  return {
    credits: credits.filter(({ positions }) => positions.length > 0),
    optional: wordsToLeaveOut(sought, readings),
  };
}

/** One letter is a word that is only begun, and says nothing yet: it counts as a whole word, or as the beginning of a code. */
const isOneLetter = (word: string): boolean => word.length === 1;

function wordsToLeaveOut(sought: readonly string[], readings: readonly Reading[]): number {
  let set = 0;
  for (const { entry, covers } of readings) if (entry.phrases.some((phrase) => phrase.length === 0)) set |= covers;
  for (const [index, word] of sought.entries()) if (isOneLetter(word)) set |= 1 << index;
  return set;
}

/** Credits codes for unknown words that are one slip away, and for other endings of long words (cerebellar → cerebellum). */
export function matchMisspelt(shelf: Shelf, sought: readonly string[]): void {
  const { words, tally } = shelf;
  if (!sought.some(mayBeMisspelt)) return;
  for (const reading of misspeltReadingsOf(sought, shelf.entries, shelf.meant)) {
    creditAll(tally, forConcept(shelf, reading, worth.corrected));
    creditAll(tally, forPhrases(shelf, reading, worth.corrected));
  }
  for (const [index, word] of sought.entries()) {
    if (!mayBeMisspelt(word)) continue;
    if (words.exactly(word).length === 0)
      for (const { positions, worth: each } of shelf.corrections(word)) tally.credit(positions, 1 << index, each);
    if (word.length < shortestStem) continue;
    tally.credit(words.longer(word.slice(0, -endingLetters)), 1 << index, worth.guess);
  }
}

export type Correction = Omit<Credit, 'words'>;

export const correctionsIn =
  (words: WordTable) =>
  (word: string): readonly Correction[] => {
    const others = withOtherStart(word).map((other) => ({ positions: words.exactly(other), worth: worth.corrected }));
    const alike = words.startingLike(word).flatMap((known) => {
      const how = misspells(word, known);
      return how ? [{ positions: words.exactly(known), worth: how === 'whole' ? worth.corrected : worth.guess }] : [];
    });
    return [...others, ...alike].filter(({ positions }) => positions.length > 0);
  };

function forCode(codes: CodeTable, word: string, bit: number): Credit[] {
  const found = codes.beginning(word);
  const [first] = found;
  const isWhole = first !== undefined && codes.isExactly(first, word);
  return [
    ...(isWhole ? [{ positions: found.subarray(0, 1), words: bit, worth: worth.code }] : []),
    { positions: found, words: bit, worth: spinalLevel.test(word) ? worth.beginning : worth.codeBeginning },
  ];
}

/** The first codes with that letter, else with a word that begins so: nobody reads further before the next letter is typed. */
function forLetter({ codes, words }: Shelf, letter: string): Credit {
  const chapter = codes.beginning(letter);
  const positions = (chapter.length > 0 ? chapter : words.longer(letter)).subarray(0, mostOfChapter);
  return { positions, words: 1, worth: worth.codeBeginning };
}

const forConcept = ({ named }: Shelf, { entry, covers }: Reading, each: number): Credit[] =>
  entry.codes.map((code, index) => ({
    positions: named(code),
    words: covers,
    worth: each + preference(index) / bitsIn(covers),
  }));

/** A reading holds when a code has all words of one of its phrases. */
const forPhrases = ({ holding }: Shelf, { entry, covers }: Reading, each: number): Credit[] =>
  entry.phrases.map((phrase) => ({ positions: holding(phrase), words: covers, worth: each }));

const likeInitials = /^[a-z][a-z0-9]{2,}$/;

/**
 * What codes earn for words that may be their titles in short. Any three letters are the initials of something: this counts only
 * where a code has all other words, too.
 */
export const matchInitials = (shelf: Shelf, sought: readonly string[]): Credit[] =>
  sought.flatMap((word, index) => forInitials(shelf, word, 1 << index)).filter(({ positions }) => positions.length > 0);

/** A word that no title holds or begins with may be the title in short: crao, "Central retinal artery occlusion". */
function forInitials({ words, initials }: Shelf, word: string, bit: number): Credit[] {
  if (!likeInitials.test(word) || words.exactly(word).length > 0 || words.longer(word).length > 0) return [];
  return [initials.exactly(word), initials.longer(word)].map((positions) => ({
    positions,
    words: bit,
    worth: worth.beginning,
  }));
}

/** "post laminectomy" is written in one word in some titles. */
const forJoined = (words: WordTable, sought: readonly string[]): Credit[] =>
  sought.slice(1).map((word, index) => ({
    positions: words.exactly(`${sought[index]}${word}`),
    words: 3 << index,
    worth: worth.word,
  }));
