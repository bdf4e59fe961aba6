import { type CodeTable, isLikeCode, plainCode } from './code-table.ts';
import { mayBeMisspelt, misspells, withOtherStart } from './misspelling.ts';
import { bitsIn, inAll, type Tally } from './tally.ts';
import { type Entry, misspeltReadingsOf, type Reading, readingsOf } from './vocabulary.ts';
import type { Positions, WordTable } from './word-table.ts';

/** Everything that a search looks at. */
export interface Shelf {
  readonly words: WordTable;
  readonly codes: CodeTable;
  readonly entries: readonly Entry[];
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

/** Credits every code for the sought words as they are written; returns those words that may be left out. */
export function matchAsWritten(shelf: Shelf, sought: readonly string[]): number {
  const { words, tally } = shelf;
  for (const [index, word] of sought.entries()) {
    if (isLikeCode(word) && !isOneLetter(word)) creditCode(shelf, word, 1 << index);
  }
  if (sought.length === 1 && isOneLetter(sought[0] ?? '')) creditChapter(shelf, sought[0] ?? '');
  const readings = readingsOf(sought, shelf.entries);
  for (const reading of readings) creditConcept(shelf, reading, worth.concept);
  for (const [index, word] of sought.entries()) tally.credit(words.exactly(word), 1 << index, worth.word);
  for (const reading of readings) creditPhrases(shelf, reading, reading.isGuess ? worth.beginning : worth.word);
  creditJoined(shelf, sought);
  for (const [index, word] of sought.entries()) {
    if (!isOneLetter(word)) tally.credit(words.longer(word), 1 << index, worth.beginning);
  }
  return wordsToLeaveOut(sought, readings);
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
  for (const reading of misspeltReadingsOf(sought, shelf.entries)) {
    creditConcept(shelf, reading, worth.corrected);
    creditPhrases(shelf, reading, worth.corrected);
  }
  for (const [index, word] of sought.entries()) {
    if (!mayBeMisspelt(word)) continue;
    if (words.exactly(word).length === 0) creditCorrections(shelf, word, 1 << index);
    if (word.length < shortestStem) continue;
    tally.credit(words.longer(word.slice(0, -endingLetters)), 1 << index, worth.guess);
  }
}

function creditCorrections({ words, tally }: Shelf, word: string, bit: number): void {
  for (const other of withOtherStart(word)) tally.credit(words.exactly(other), bit, worth.corrected);
  for (const known of words.startingLike(word)) {
    const how = misspells(word, known);
    if (how) tally.credit(words.exactly(known), bit, how === 'whole' ? worth.corrected : worth.guess);
  }
}

function creditCode({ codes, tally }: Shelf, word: string, bit: number): void {
  const found = codes.beginning(word);
  const [first] = found;
  if (first !== undefined && codes.isExactly(first, word)) tally.credit(found.subarray(0, 1), bit, worth.code);
  tally.credit(found, bit, spinalLevel.test(word) ? worth.beginning : worth.codeBeginning);
}

/** The first codes with that letter: nobody reads further before the next letter is typed. */
function creditChapter({ codes, tally }: Shelf, letter: string): void {
  tally.credit(codes.beginning(letter).subarray(0, mostOfChapter), 1, worth.codeBeginning);
}

function creditConcept({ codes, tally }: Shelf, { entry, covers }: Reading, each: number): void {
  for (const [index, code] of entry.codes.entries()) {
    tally.credit(codes.beginning(plainCode(code)), covers, each + preference(index) / bitsIn(covers));
  }
}

/** A reading holds when a code has all words of one of its phrases. */
function creditPhrases(shelf: Shelf, { entry, covers }: Reading, each: number): void {
  for (const phrase of entry.phrases) {
    const found = phrase.map((word) => holding(shelf.words, word));
    shelf.tally.credit(inAll(found, shelf.scratch), covers, each);
  }
}

function holding(words: WordTable, word: string): Positions {
  const exact = words.exactly(word);
  return exact.length > 0 ? exact : words.longer(word);
}

/** "post laminectomy" is written in one word in some titles. */
function creditJoined({ words, tally }: Shelf, sought: readonly string[]): void {
  for (const [index, word] of sought.slice(1).entries()) {
    tally.credit(words.exactly(`${sought[index]}${word}`), 3 << index, worth.word);
  }
}
