/** British to American, as official titles are written. Beginnings and endings only where the letters occur elsewhere, too. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/aem/g, 'em'],
  [/^oe(?=dem|soph|str)/, 'e'],
  [/ooe(?=soph)/, 'oe'],
  [/paed/g, 'ped'],
  [/anaesth/g, 'anesth'],
  [/aetio/g, 'etio'],
  [/coel/g, 'cel'],
  [/foet/g, 'fet'],
  [/([cf])aec/g, '$1ec'],
  [/rhoea/g, 'rhea'],
  [/(tum|lab|col|behavi|od)our/g, '$1or'],
  [/([tb])re$/, '$1er'],
  [/isation$/, 'ization'],
  [/ised$/, 'ized'],
  [/disk/g, 'disc'],
  [/sulph/g, 'sulf'],
];

const british = /ae|oe|our|re$|isation$|ised$|disk|sulph/;

function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (word.endsWith('ae')) return word.slice(0, -1);
  if (word.length >= 8 && /[^e]ases$|oses$/.test(word)) return `${word.slice(0, -2)}is`;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^suia]s$/.test(word) ? word.slice(0, -1) : word;
}

/** One spelling for haemorrhages, hemorrhages and hemorrhage. Takes a word in lower case, without accents. */
export function plainWord(word: string): string {
  const one = singular(word);
  return british.test(one) ? spellings.reduce((text, [from, to]) => text.replace(from, to), one) : one;
}
