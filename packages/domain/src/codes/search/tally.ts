import type { Positions } from './word-table.ts';

/** What every code has earned in the search at hand: which of the sought words it covers (bits), and how well. */
export interface Tally {
  /** The best reading of a word comes first: a word that a code covers already earns nothing again. */
  credit(positions: Positions, words: number, worth: number): void;
  /** Calls back for each code that has earned something. */
  forEach(visit: (position: number, covered: number, worth: number) => void): void;
  countCovering(words: number): number;
  clear(): void;
}

export function bitsIn(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** One for each index, cleared after each search: a search allocates nothing that grows with the number of codes. */
export function makeTally(size: number): Tally {
  const covered = new Uint16Array(size);
  const worths = new Float32Array(size);
  const touched = new Uint32Array(size);
  let count = 0;

  const credit = (positions: Positions, words: number, worth: number): void => {
    // Counted loops: these run over tens of thousands of codes for every key that is pressed.
    for (let index = 0; index < positions.length; index += 1) {
      const position = positions[index] ?? 0;
      const before = covered[position] ?? 0;
      const fresh = words & ~before;
      if (fresh === 0) continue;
      if (before === 0) touched[count++] = position;
      covered[position] = before | words;
      worths[position] = (worths[position] ?? 0) + worth * bitsIn(fresh);
    }
  };
  const forEach: Tally['forEach'] = (visit) => {
    for (let index = 0; index < count; index += 1) {
      const position = touched[index] ?? 0;
      visit(position, covered[position] ?? 0, worths[position] ?? 0);
    }
  };
  const countCovering = (words: number): number => {
    let found = 0;
    for (let index = 0; index < count; index += 1) {
      if (((covered[touched[index] ?? 0] ?? 0) & words) === words) found += 1;
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
  return { credit, forEach, countCovering, clear };
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
