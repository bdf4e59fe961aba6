/** Longer than any word of a language; what runs on without a space, such as an address, may be broken after so many letters. */
const LONGEST_WORD = 60;
const breakHere = '\u200b';

/** Clinicians write these and the typeface lacks them; as boxes, at least and at most would look alike. */
const spelledOut: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '≈': '~',
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  '↑': '(up)',
  '↓': '(down)',
  '♀': '(F)',
  '♂': '(M)',
  '∆': 'Δ',
  '●': '•',
  '∙': '·',
  '⋅': '·',
  '✓': '[x]',
  '✔': '[x]',
  '☐': '[ ]',
  '☑': '[x]',
  '☒': '[x]',
};

const spelled = new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'gu');
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const controls = /(?!\n)\p{Cc}/gu;
/** Marks that steer other programs' layout and show nothing themselves: paper has one direction and breaks lines by its own width. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const unbroken = new RegExp(`\\S{${LONGEST_WORD + 1},}`, 'gu');
const pieces = new RegExp(`.{${LONGEST_WORD}}`, 'gsu');

/** A text as it can be set in type: whatever it holds, it is nothing but text, and its lines can be broken. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(lineBreaks, '\n')
    .replaceAll('\t', '    ')
    .replace(controls, '\ufffd')
    .replace(invisible, '')
    .replace(spelled, (sign) => spelledOut[sign] ?? sign)
    .replace(unbroken, (run) => run.replace(pieces, `$&${breakHere}`))
    .trimEnd();

export const printableLine = (text: string): string => printable(text).replace(/\s+/g, ' ');
