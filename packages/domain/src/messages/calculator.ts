import type { Message } from './message.ts';

/** The RVU calculator. Texts of the specification are kept to the letter. */
export const calculatorMessages = {
  // The specification's own spelling.
  unitsNotWhole: { text: 'Number of unit must be an integer numbrr above 0' },
  start: { text: 'Start calculating to get the result!' },
  copied: { text: 'Copied as text' },
  notCopied: { text: 'Your browser did not let us copy. Select the result and copy it yourself.' },
  yearsNotLoaded: { text: 'The list of years did not load; the newest values are used.' },
  valuesNotLoaded: { text: 'The values of this year did not load.' },
  outdated: { text: 'The codes have changed: recalculate.' },
} as const satisfies Record<string, Message>;

export const calculatorLabels = {
  codes: 'Codes',
  result: 'Result',
  cptCode: 'CPT Code',
  units: 'Number of Units',
  unitsPlaceholder: '00.00',
  codePlaceholder: 'Code, word or abbreviation',
  year: 'Year',
  calculate: 'Calculate',
  recalculate: 'Recalculate',
  addRow: 'Add another code',
  addSeveral: 'Add several codes',
  clear: 'Clear all',
  perUnit: 'wRVU Value per Unit',
  total: 'Total wRVUs',
  totalLine: 'Total',
  copy: 'Copy as text',
  session: 'Done in one session',
  sessionIntro:
    'When several procedures are done together, they are rarely counted in full. Two ways to reduce the total:',
  reimbursable: 'Highest value and half of the rest',
  reimbursableOne: 'A single code counts in full.',
  asInLog: 'Your case log counts like this.',
  cms: "Medicare's multiple-procedure rule",
  cmsIntro:
    'Add-on codes and exempt codes stay whole; of the other procedures the highest counts in full, each further one by half.',
  cmsByReport: 'From the sixth procedure on, Medicare asks for a report instead of halving.',
  cmsNotIncluded:
    'Modifiers are not included: both sides (50) count 150\u{A0}%, each of two surgeons (62) 62.5\u{A0}%, an assistant (80, 81, 82) 16\u{A0}%.',
  descriptions:
    "CPT is the American Medical Association's. Descriptions are in our own words unless your institution has imported its own.",
} as const;

export const rowLabel = (number: number): string => `Code ${number}`;

export const removeRowLabel = (code: string): string => `Remove ${code}`;

export const unitsInWords = (units: number): string => (units === 1 ? '1 unit' : `${units} units`);

export const valuesOfYear = (year: number): string => `Work RVUs of ${year}`;

export const calculatedOn = (dayInWords: string): string => `Calculated on ${dayInWords}`;

/** Rows that are worth nothing are not listed, but nobody should wonder where they went. */
export function hiddenRows(codes: readonly string[], year: number | null): string {
  const [names, value] = [codes.join(', '), year === null ? 'a value' : `a value in ${year}`];
  return codes.length === 1
    ? `1 code without ${value} is not shown: ${names}.`
    : `${codes.length} codes without ${value} are not shown: ${names}.`;
}

interface LeftOut {
  readonly unknown: readonly string[];
  readonly withoutRoom: readonly string[];
  readonly hadModifiers: boolean;
}

/** What of a list of codes did not find its way into the rows; empty where everything did. */
export const leftOutOf = ({ unknown, withoutRoom, hadModifiers }: LeftOut): string =>
  [
    unknown.length > 0 && `Not found: ${unknown.join(', ')}.`,
    withoutRoom.length > 0 && `No room for ${withoutRoom.join(', ')}.`,
    hadModifiers && 'Modifiers are left out.',
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');

/** A code, or several, that nobody finds; the year decides, since codes come and go with it. */
export function notAmongCodes(codes: readonly string[], year: number | undefined): string {
  const those = year === undefined ? 'the codes' : `the codes of ${year}`;
  return codes.length === 1 ? `${codes[0]} is not among ${those}.` : `None of these is among ${those}.`;
}

/** Of longer words the beginning is enough: the whole stands right above. */
const mostNamed = 40;

/** Words to search with stand where a code belongs. */
export function notChosenYet(words: string): string {
  const named = words.length > mostNamed ? `${words.slice(0, mostNamed).trimEnd()}\u{2026}` : words;
  return `"${named}" is not a code yet: choose one from the list.`;
}

export const highestAndHalf = (highest: string, rest: string): string => `${highest} + 50 % of ${rest}`;

interface Counted {
  readonly rule: 'add-on' | 'exempt' | 'highest' | 'reduced' | 'endoscopy';
  readonly unitsInFull: number;
  readonly unitsHalved: number;
}

const ruleTexts = {
  'add-on': 'Add-on code: never reduced',
  exempt: 'Exempt from the rule: counted in full',
  highest: 'Highest value: counted in full',
  reduced: 'Further procedure: counted at 50 %',
  endoscopy: 'Endoscopy: counted at 50 % here; within one family Medicare pays the difference to its base code',
} as const;

/** Why Medicare would count a code as it does. */
export const cmsExplanation = ({ rule, unitsInFull, unitsHalved }: Counted): string =>
  rule === 'highest' && unitsHalved > 0
    ? `Highest value: ${unitsInFull} in full, ${unitsHalved} at 50 %`
    : ruleTexts[rule];
