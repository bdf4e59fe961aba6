import { growingList } from './growing-list.ts';
import { byText, firstNotBefore, rangeOf } from './sorted-list.ts';

/** Positions of codes in the list that was indexed. */
export type Positions = Uint32Array;

/** Which codes hold which word. */
export interface WordTable {
  /** All words with the same first letter. */
  startingLike(word: string): readonly string[];
  /** Codes that hold exactly this word. */
  exactly(word: string): Positions;
  /** Codes that hold a longer word which begins so; a code with two such words is there twice. */
  longer(start: string): Positions;
}

export interface WordTableMaker {
  add(words: Iterable<string>): void;
  finish(): WordTable;
}

/** Words in order and their codes in one long list: what begins alike stands together, so a search by beginning is one slice. */
export function wordTableMaker(): WordTableMaker {
  const numbers = new Map<string, number>();
  const lastHolder: number[] = [];
  const occurrences = growingList();
  const holders = growingList();
  let position = -1;

  const add = (words: Iterable<string>): void => {
    position += 1;
    for (const word of words) {
      const number = numbers.get(word) ?? numbers.size;
      if (number === numbers.size) numbers.set(word, number);
      if (lastHolder[number] === position) continue;
      lastHolder[number] = position;
      occurrences.push(number);
      holders.push(position);
    }
  };

  const finish = (): WordTable => {
    const words = [...numbers.keys()].toSorted(byText);
    const places = new Uint32Array(words.length);
    for (const [place, word] of words.entries()) places[numbers.get(word) ?? 0] = place;
    return wordTable(words, ...slices(occurrences.numbers, holders.numbers, places));
  };
  return { add, finish };
}

/** A counting sort: for each word in order, the codes that hold it, and where its slice starts. */
function slices(
  occurrences: Uint32Array,
  holders: Uint32Array,
  places: Uint32Array,
): readonly [starts: Uint32Array, positions: Positions] {
  const starts = new Uint32Array(places.length + 1);
  const placeOf = (number: number): number => places[number] ?? 0;
  for (const number of occurrences) starts[placeOf(number) + 1] = (starts[placeOf(number) + 1] ?? 0) + 1;
  for (let place = 1; place < starts.length; place += 1)
    starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);
  const next = starts.slice();
  const positions = new Uint32Array(occurrences.length);
  for (const [index, number] of occurrences.entries()) {
    const place = placeOf(number);
    positions[next[place] ?? 0] = holders[index] ?? 0;
    next[place] = (next[place] ?? 0) + 1;
  }
  return [starts, positions];
}

function wordTable(words: readonly string[], starts: Uint32Array, positions: Positions): WordTable {
  const between = (from: number, to: number): Positions => positions.subarray(starts[from], starts[to]);
  return {
    startingLike: (word) => words.slice(...rangeOf(words, word.slice(0, 1))),
    exactly: (word) => {
      const place = firstNotBefore(words, word);
      return words[place] === word ? between(place, place + 1) : between(0, 0);
    },
    longer: (start) => {
      const [from, to] = rangeOf(words, start);
      return between(words[from] === start ? from + 1 : from, to);
    },
  };
}

/** Codes that hold the word; where there is none, those with a longer one that begins so. */
export const holdersIn =
  (words: WordTable) =>
  (word: string): Positions => {
    const exact = words.exactly(word);
    return exact.length > 0 ? exact : words.longer(word);
  };
