import { bitsIn } from './bits.ts';
import type { Coverage } from './demand.ts';
import type { Positions } from './word-table.ts';
import { mostWords } from './words.ts';

/** What every code has earned in the search at hand: which of the sought words it covers (bits), and how well. */
export interface Tally {
  /**
   * The best reading of a word comes first: a word that a code covers already earns nothing again. With marks, only codes that
   * are marked with a 1 earn.
   */
  credit(positions: Positions, words: number, worth: number, marks?: Uint8Array): void;
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
  // How many codes cover exactly which words, kept up while crediting.
  const kinds = new Uint32Array(1 << mostWords);
  let count = 0;
  let credited = 0;

  const earnMore = (position: number, before: number, words: number, worth: number): void => {
    const fresh = words & ~before;
    if (fresh === 0) return;
    covered[position] = before | words;
    kinds[before] = (kinds[before] ?? 0) - 1;
    kinds[before | words] = (kinds[before | words] ?? 0) + 1;
    worths[position] = (worths[position] ?? 0) + worth * bitsIn(fresh);
  };
  // A counted loop: it runs over tens of thousands of codes for every key that is pressed.
  const credit: Tally['credit'] = (positions, words, worth, marks) => {
    const worthOfAll = worth * bitsIn(words);
    const countBefore = count;
    for (let index = 0; index < positions.length; index += 1) {
      const position = positions[index] ?? 0;
      if (marks && marks[position] !== 1) continue;
      const before = covered[position] ?? 0;
      if (before !== 0) {
        earnMore(position, before, words, worth);
        continue;
      }
      touched[count++] = position;
      covered[position] = words;
      worths[position] = worthOfAll;
    }
    kinds[words] = (kinds[words] ?? 0) + count - countBefore;
    credited |= words;
  };
  const coverage = (): Coverage => {
    const found = new Map<number, number>();
    for (let words = 1; words <= credited; words += 1) if (kinds[words]) found.set(words, kinds[words] ?? 0);
    return found;
  };
  const clear = (): void => {
    for (let index = 0; index < count; index += 1) covered[touched[index] ?? 0] = 0;
    kinds.fill(0, 0, credited + 1);
    count = 0;
    credited = 0;
  };
  const earned = (): Earned => ({ positions: touched.subarray(0, count), covered, worths });
  return { credit, count: () => count, coverage, earned, clear };
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
