const LONGEST_NAME = 31;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Names that Excel accepts: short, without its own signs, and each only once whatever the case of its letters. */
export function sheetNames(wanted: readonly string[]): string[] {
  const names: string[] = [];
  for (const [index, name] of wanted.entries()) names.push(unusedName(legalName(name) || String(index + 1), names));
  return names;
}

function legalName(name: string): string {
  const allowed = name.replace(/[[\]:*?/\\\s\p{C}]+/gu, ' ').trim();
  const bare = shortened(allowed, LONGEST_NAME)
    .replace(/^'+|'+$/g, '')
    .trim();
  // Excel keeps this one for itself.
  return bare.toLowerCase() === 'history' ? `${bare} 1` : bare;
}

function unusedName(name: string, used: readonly string[]): string {
  const isUsed = (candidate: string) => used.some((other) => other.toLowerCase() === candidate.toLowerCase());
  let candidate = name;
  for (let number = 2; isUsed(candidate); number += 1) {
    candidate = `${shortened(name, LONGEST_NAME - ` (${number})`.length)} (${number})`;
  }
  return candidate;
}

const shortened = (name: string, length: number): string =>
  name.length <= length ? name : name.slice(0, characters.segment(name).containing(length)?.index ?? length);
