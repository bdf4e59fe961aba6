/** A procedure code as people note it: how often, and with which modifiers. */
export interface WrittenCode {
  readonly code: string;
  readonly units: number;
  readonly hasModifier: boolean;
}

/** Longer than any day's list. */
const longest = 2000;

const separators = /[\s,;/+&|]*/y;
// 22552 · 22551-59 · 22552 x2 · 22552 × 2 · 22552*2 · 22552 (2) · 22552 2, as in two columns of a spreadsheet
const oneCode =
  /(\d{4}[\dA-Z])((?:\s?-\s?[\dA-Z]{2}(?![\dA-Z]))*)(?:\s*[x×*]\s*(\d{1,3})(?![\dA-Z])|\s*\(\s*(\d{1,3})\s*\)|\s+(\d{1,3})(?![\dA-Z]))?(?![\dA-Z])/iy;

/** Sticky: reads on exactly where the last match has ended. */
function matchAt(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

function readAll(text: string): readonly WrittenCode[] | null {
  const found: WrittenCode[] = [];
  let at = matchAt(separators, text, 0)?.[0].length ?? 0;
  while (at < text.length) {
    const match = matchAt(oneCode, text, at);
    if (!match) return null;
    const [whole, code = '', modifiers = '', ...units] = match;
    found.push({
      code: code.toUpperCase(),
      units: Number(units.find((each) => each !== undefined) ?? 1),
      hasModifier: modifiers !== '',
    });
    at += whole.length;
    at += matchAt(separators, text, at)?.[0].length ?? 0;
  }
  return found;
}

/** A code that is written twice is one code with the units of both. */
function merged(codes: readonly WrittenCode[]): readonly WrittenCode[] {
  return [...Map.groupBy(codes, ({ code }) => code)].map(([code, same]) => ({
    code,
    units: same.reduce((all, { units }) => all + units, 0),
    hasModifier: same.some(({ hasModifier }) => hasModifier),
  }));
}

/**
 * Codes of a note or a spreadsheet, with their units: "22551, 22552 x2". Null where anything else stands between them: then it is something
 * to search for.
 */
export function writtenCodes(text: string): readonly WrittenCode[] | null {
  const codes = text.length > longest ? null : readAll(text);
  return codes === null || codes.length === 0 || codes.some(({ units }) => units === 0) ? null : merged(codes);
}
