const shortestWord = 4;
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** Short words and codes are taken as they are: one slip away from them is half the alphabet. */
export const mayBeMisspelt = (word: string): boolean => word.length >= shortestWord && /^[a-z]+$/.test(word);

/**
 * Whether a word is one slip of the keyboard away from another: a letter too many, one missing, one wrong, or two swapped.
 * 'beginning' when the word is only begun (hydrocepa → hydrocephalus). A wrong first letter is forgiven only in whole words.
 */
export function misspells(word: string, right: string): 'whole' | 'beginning' | undefined {
  if (right.length < word.length - 1) return undefined;
  if (word[0] !== right[0] && right.length > word.length + 1) return undefined;
  let same = 0;
  while (same < word.length && word[same] === right[same]) same += 1;
  if (same === word.length) return undefined;
  const end = endAfterSlip(word, right, same);
  if (end === undefined) return undefined;
  if (end === right.length) return 'whole';
  return same > 0 ? 'beginning' : undefined;
}

/** What may have been meant when the slip is in the first letter: few enough to look each of them up. */
export function withOtherStart(word: string): readonly string[] {
  const rest = word.slice(1);
  const others = letters.flatMap((letter) => [`${letter}${rest}`, `${letter}${word}`]);
  return [rest, `${word[1]}${word[0]}${word.slice(2)}`, ...others].filter((other) => other !== word);
}

/** Whether the next letter still allows one of the slips: most words end here, before anything is cut out of them. */
const mayGoOn = (word: string, right: string, at: number): boolean =>
  at + 1 === word.length || word[at + 1] === right[at + 1] || word[at + 1] === right[at] || word[at] === right[at + 1];

/** Where in the right word the misspelt one ends, when the first difference at `at` is the only one. */
function endAfterSlip(word: string, right: string, at: number): number | undefined {
  if (!mayGoOn(word, right, at)) return undefined;
  const rest = word.slice(at + 1);
  const ends: number[] = [];
  if (at < right.length && right.startsWith(rest, at + 1)) ends.push(word.length);
  if (right.startsWith(rest, at)) ends.push(word.length - 1);
  if (right.startsWith(word.slice(at), at + 1)) ends.push(word.length + 1);
  const swapped = word[at] === right[at + 1] && word[at + 1] === right[at];
  if (swapped && right.startsWith(word.slice(at + 2), at + 2)) ends.push(word.length);
  return ends.includes(right.length) ? right.length : ends[0];
}
