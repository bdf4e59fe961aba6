/** A text as words, without case, accents and signs. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Tells who has every word asked for, or its beginning, in any order. Signs alone ask for nothing that could be found. */
export function wordMatcher(asked: string): (words: readonly string[]) => boolean {
  const beginnings = wordsOf(asked);
  if (beginnings.length === 0) return () => false;
  return (words) => beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}
