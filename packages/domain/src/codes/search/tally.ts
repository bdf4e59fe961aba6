import { bitsIn } from './bits.ts';
import type { Coverage } from './demand.ts';
import type { Positions } from './word-table.ts';
import { mostWords } from './words.ts';

/** What every code has earned in the search at hand: which of the sought words it covers (bits), and how well. */
export interface Tally {
  /** The best reading of a word comes first: a word that a code covers already earns nothing again. */
  credit(positions: Positions, words: number, worth: number): void;
  /** The same for those codes that are marked with a 1. */
  creditMarked(positions: Positions, words: number, worth: number, marks: Uint8Array): void;
  /** How many codes have earned something. */
  count(): number;
  coverage(): Coverage;
  /** The codes that have earned something, and what each has: by position, valid until the next call. */
  earned(): Earned;
  clear(): void;
}

export interface Earned {
  readonly positions: Positions;
  readonly covered: Uint16Array;
  readonly worths: Float32Array;
}

/** One for each index, cleared after each search: a search allocates nothing that grows with the number of codes. */
export function makeTally(size: number): Tally {
  const covered = new Uint16Array(size);
  const worths = new Float32Array(size);
  const touched = new Uint32Array(size);
  const kinds = new Uint32Array(1 << mostWords);
  let count = 0;

  const earn = (position: number, words: number, worth: number): void => {
    const before = covered[position] ?? 0;
    const fresh = words & ~before;
    if (fresh === 0) return;
    if (before === 0) touched[count++] = position;
    covered[position] = before | words;
    worths[position] = (worths[position] ?? 0) + worth * bitsIn(fresh);
  };
  // Counted loops: these run over tens of thousands of codes for every key that is pressed.
  const credit: Tally['credit'] = (positions, words, worth) => {
    for (let index = 0; index < positions.length; index += 1) earn(positions[index] ?? 0, words, worth);
  };
  const creditMarked: Tally['creditMarked'] = (positions, words, worth, marks) => {
    for (let index = 0; index < positions.length; index += 1) {
      const position = positions[index] ?? 0;
      if (marks[position] === 1) earn(position, words, worth);
    }
  };
  const coverage = (): Coverage => {
    const found = new Map<number, number>();
    for (let index = 0; index < count; index += 1) {
      const words = covered[touched[index] ?? 0] ?? 0;
      kinds[words] = (kinds[words] ?? 0) + 1;
      if (kinds[words] === 1) found.set(words, 1);
    }
    for (const words of found.keys()) {
      found.set(words, kinds[words] ?? 0);
      kinds[words] = 0;
    }
    return found;
  };
  const clear = (): void => {
    for (let index = 0; index < count; index += 1) {
      covered[touched[index] ?? 0] = 0;
      worths[touched[index] ?? 0] = 0;
    }
    count = 0;
  };
  const earned = (): Earned => ({ positions: touched.subarray(0, count), covered, worths });
  return { credit, creditMarked, count: () => count, coverage, earned, clear };
}

/** Codes that are in every one of the lists; lists may name a code twice. */
export function inAll(lists: readonly Positions[], scratch: Uint8Array): Positions {
  const [first, ...rest] = lists.toSorted((a, b) => a.length - b.length);
  if (first === undefined || rest.length === 0) return first ?? new Uint32Array(0);
  for (const position of first) scratch[position] = 1;
  for (const [round, list] of rest.entries()) {
    for (let index = 0; index < list.length; index += 1) {
      const position = list[index] ?? 0;
      if (scratch[position] === round + 1) scratch[position] = round + 2;
    }
  }
  const common = first.filter((position) => scratch[position] === lists.length);
  for (const position of first) scratch[position] = 0;
  return common;
}
