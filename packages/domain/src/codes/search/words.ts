import { plainWord } from './plain-word.ts';

/** Words that join others and that nobody searches for. */
const joiningWords = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'due',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/** A few words name a code; more only cost time, and each must fit into one number of marks. */
export const mostWords = 12;
const mostLetters = 300;

/** What belongs together without a space: gastro-esophageal, C5-C6, L4/5, I60.2, Parkinson's. */
const pieces = /[a-z0-9]+(?:[-/.'’][a-z0-9]+)*/g;
const spinalLevels = /^([ctls])(\d{1,2})[-/]?(?:([ctls])(\d{1,2})|(?<=[-/])(\d{1,2}))$/;
const dottedCode = /^[a-z]{0,2}\d[a-z0-9]{0,3}\.[a-z0-9]{1,4}$/;
const hyphenated = /^[a-z]{2,}(?:-[a-z]{2,})+$/;

export function plainLetters(text: string): string {
  const lower = text.toLowerCase();
  return /[^ -~]/.test(lower) ? lower.normalize('NFD').replace(/\p{M}+/gu, '') : lower;
}

function wordsOfPiece(piece: string): readonly string[] {
  const level = spinalLevels.exec(piece);
  if (level) return [`${level[1]}${level[2]}`, `${level[3] ?? level[1]}${level[4] ?? level[5]}`];
  if (dottedCode.test(piece)) return [piece.replace('.', '')];
  return piece
    .replace(/['’]s$/, '')
    .split(/[-/.'’]/)
    .map(plainWord);
}

/** The words of any text in one spelling: lower case, American, singular, without accents; C5-6 reads c5 c6. */
export function wordsOf(text: string): readonly string[] {
  return (plainLetters(text).match(pieces) ?? []).flatMap(wordsOfPiece);
}

function titleWordsOfPiece(piece: string): readonly string[] {
  const words = wordsOfPiece(piece);
  return hyphenated.test(piece) ? [...words, plainWord(piece.replaceAll('-', ''))] : words;
}

/**
 * What a title can be found by: its words, and gastroesophageal for gastro-esophageal. A hundred thousand titles repeat the
 * same few thousand words, so a reader remembers what it has read; let go of it when the titles are read.
 */
export function titleReader(): (title: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (title) => {
    const all: string[] = [];
    for (const piece of plainLetters(title).match(pieces) ?? []) {
      const words = known.get(piece) ?? titleWordsOfPiece(piece);
      known.set(piece, words);
      all.push(...words);
    }
    return all;
  };
}

const mostInitials = 7;
/** Words of titles that nobody thinks of when the thing is called in short. */
const unsaidWords = new Set([...joiningWords, 'other', 'specified', 'unspecified']);

/** The first letters of a title's words: "Chronic obstructive pulmonary disease with …" begins as it is called in short. */
export function initialsOf(title: string): string {
  let initials = '';
  for (const word of plainLetters(title).split(/[^a-z0-9]+/)) {
    if (!unsaidWords.has(word)) initials += word.slice(0, 1);
    if (initials.length === mostInitials) break;
  }
  return initials;
}

/** What somebody looks for, each word once; joining words count only when there is nothing else. */
export function soughtWords(term: string): readonly string[] {
  const all = [...new Set(wordsOf(term.slice(0, mostLetters)))];
  const telling = all.filter((word) => !joiningWords.has(word));
  return (telling.length > 0 ? telling : all).slice(0, mostWords);
}

/** How special a title is: the more words, the more; except that those which it denies ("without bleeding") do not count. */
export function specialness(words: readonly string[]): number {
  let count = 0;
  for (const word of words) {
    if (word === 'without') count -= 1;
    else if (word !== 'unspecified' && !joiningWords.has(word)) count += 1;
  }
  return Math.max(0, count);
}
