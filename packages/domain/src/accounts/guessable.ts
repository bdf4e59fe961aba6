/** Words that stand in every guess against this product. */
const productWords = new Set(['casefolio', 'case folio', 'surgery', 'surgeon', 'hospital', 'caselog', 'logbook']);

/** A guesser tries Summer2024! long before random letters: what is left without digits and signs around is what counts. */
const withoutFrills = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
};

/** p@ssw0rd reads password; a 1 or ! may stand for i or for l. */
const readings = (text: string): readonly string[] =>
  ['i', 'l'].map((one) => text.replace(/[1!|]/g, one).replace(/[@430$57+]/g, (sign) => lookalikes[sign] ?? sign));

const hasFewSigns = (text: string): boolean => new Set(text).size < 5;

/** abcdefgh… and 123456789012345: almost every sign follows from the one before. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1).length;
  return steps >= (codes.length - 1) * 0.8;
}

/** qwertyqwertyqwerty: a short piece again and again. */
const isRepetition = (text: string): boolean => /^(.{1,8}?)\1{2,}$/u.test(text);

export function isGuessable(password: string, isCommon: (word: string) => boolean): boolean {
  const lower = password.toLowerCase();
  if (hasFewSigns(lower) || isRun(lower) || isRepetition(lower)) return true;
  const known = (word: string): boolean => word.length > 2 && (productWords.has(word) || isCommon(word));
  return [lower, withoutFrills(lower)].some((text) =>
    [text, ...readings(text)].some((word) => known(withoutFrills(word)) || known(word)),
  );
}

/** True when little but the owner's own words is left of it. */
export function isMadeOf(password: string, owned: readonly string[]): boolean {
  const words = owned
    .flatMap((text) => [text, ...text.split('@'), ...text.split(/[^\p{L}\p{Nd}]+/u)])
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length);
  const lower = password.toLowerCase();
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), lower);
  return rest !== lower && rest.replace(/[^\p{L}]/gu, '').length < 5;
}
