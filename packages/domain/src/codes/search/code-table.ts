import { byText, rangeOf } from './sorted-list.ts';
import type { Positions } from './word-table.ts';

/** I60.2, i60.2 and i602 are the same code. */
export const plainCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether a word may be the beginning of a code: 22551, i602, 0075t, qa0. */
export const isLikeCode = (word: string): boolean => /^[a-z]{0,2}\d[a-z0-9]*$/.test(word);

/** "22551-", "22551-59" and "I60.2 - Nontraumatic …" name the code before the dash; "C5-6", "360-degree" do not. */
export function codeBeforeDash(term: string): string | undefined {
  const found = /^\s*([a-z]{0,2}\d[\da-z.]{1,7})\s*[-–—](?:\s|$|[\da-z]{2}\s*$)/i.exec(term);
  return found?.[1] === undefined || /^\s*[ctls]\d{1,2}[-–—]\d/i.test(term) ? undefined : plainCode(found[1]);
}

/** "I 60.2" is I60.2; "t 12 burst" is not a code. */
export function codeInTwo(term: string): string | undefined {
  const [, letter, rest] = /^\s*([a-z])\s+(\d[\da-z.]*)\s*$/i.exec(term) ?? [];
  return letter && rest ? plainCode(letter + rest) : undefined;
}

export interface CodeTable {
  /** Codes that begin so, in the order of codes; the code itself, when there is one, comes first. */
  beginning(start: string): Positions;
  isExactly(position: number, code: string): boolean;
}

export function makeCodeTable(codes: readonly string[]): CodeTable {
  const plain = codes.map(plainCode);
  const order = Uint32Array.from(plain.keys()).toSorted((a, b) => byText(plain[a] ?? '', plain[b] ?? '') || a - b);
  const sorted = Array.from(order, (position) => plain[position] ?? '');
  return {
    beginning: (start) => order.subarray(...rangeOf(sorted, start)),
    isExactly: (position, code) => plain[position] === code,
  };
}
