import type { CptFile, Source } from './code-file.ts';
import { CodeFileFault } from './code-file-fault.ts';
import { cptCollector, exactRvu } from './pprrvu-records.ts';

const amount = /^ *(?:\d*\.\d\d)?$/;
const indicator = /^[\dA-Z ]$/;

/** The columns with what must stand in them, counted from 1: a layout that has moved does not fit, and is not guessed at. */
const columns = {
  code: [1, 5, /^[\dA-Z]{5}$/],
  modifier: [6, 7, /^(?: {2}|[\dA-Z]{2})$/],
  description: [8, 57, /^.{50}$/],
  status: [58, 58, /^[A-Z]$/],
  work: [60, 65, amount],
  expenseOutside: [66, 72, amount],
  expenseInside: [75, 81, amount],
  malpractice: [84, 89, amount],
  totalOutside: [90, 96, amount],
  totalInside: [97, 102, amount],
  globalDays: [104, 106, /^(?:\d{3}|[A-Z]{3}| {3})$/],
  multipleProcedure: [116, 116, indicator],
  bilateral: [117, 117, indicator],
  assistant: [118, 118, indicator],
  coSurgery: [119, 119, indicator],
} as const satisfies Record<string, readonly [number, number, RegExp]>;

type Field = (name: keyof typeof columns) => string;

/** Behind the indicators the columns move from year to year, but one number there has four decimals. */
const conversionFactor = /^.{120}.*? (\d\d\.\d{4})\b/;

/** The text form does not say its year, but the conversion factor does. */
const factorYears: Readonly<Record<string, number>> = {
  '36.0391': 2019,
  '36.0896': 2020,
  '34.8931': 2021,
  '34.6062': 2022,
  '33.8872': 2023,
  '32.7442': 2024,
  '33.2875': 2024,
  '32.3465': 2025,
  '33.4009': 2026,
  '33.5675': 2026,
};

const MOST_WRONG_SUMS = 0.01;

/** CMS's physician fee schedule as text with fixed columns. */
export function readPprrvuText(text: string, source: Source): CptFile {
  const year = feeScheduleYear(text, source.name);
  if (year === undefined) {
    throw new CodeFileFault('The text form does not say its year; take the CSV or XLSX file of the same release.');
  }
  const codes = cptCollector(source);
  let rows = 0;
  let wrongSums = 0;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.startsWith('HDR') || line.trim() === '') continue;
    const field: Field = (name) => line.slice(columns[name][0] - 1, columns[name][1]);
    if (!fitsColumns(line) || !conversionFactor.test(line)) throw unknownLayout(index + 1);
    rows += 1;
    if (!addsUp(field)) wrongSums += 1;
    codes.add(recordOf(field, year, index + 1), field('modifier').trim(), index + 1);
  }
  if (wrongSums > rows * MOST_WRONG_SUMS) throw unknownLayout();
  return { kind: 'cpt', year, label: `CMS fee schedule ${year}`, records: codes.all() };
}

const fitsColumns = (line: string): boolean =>
  Object.values(columns).every(([first, last, pattern]) => pattern.test(line.slice(first - 1, last)));

const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.025;

/** Both totals must come out, outside and inside a facility, so that columns which changed places are noticed. */
function addsUp(field: Field): boolean {
  const shared = Number(field('work')) + Number(field('malpractice'));
  return (
    near(shared + Number(field('expenseOutside')), Number(field('totalOutside'))) &&
    near(shared + Number(field('expenseInside')), Number(field('totalInside')))
  );
}

const recordOf = (field: Field, year: number, line: number) => ({
  code: field('code'),
  description: field('description').trim(),
  keywords: '',
  year,
  workRvu: exactRvu(field('work').trim(), line),
  status: field('status'),
  globalDays: field('globalDays').trim(),
  multipleProcedure: field('multipleProcedure').trim(),
  bilateral: field('bilateral').trim(),
  assistant: field('assistant').trim(),
  coSurgery: field('coSurgery').trim(),
});

/** The year of a fee schedule as text, if its conversion factors or else its name tell. */
export function feeScheduleYear(text: string, name: string): number | undefined {
  for (const line of text.split('\n')) {
    const known = factorYears[conversionFactor.exec(line)?.[1] ?? ''];
    if (known !== undefined) return known;
  }
  const named = /RVU_?(?:20)?(\d\d)(?!\d)/i.exec(name)?.[1];
  return named === undefined ? undefined : 2000 + Number(named);
}

const unknownLayout = (line?: number): CodeFileFault =>
  new CodeFileFault(
    'The columns do not stand where they are known to, or the file was cut; take the CSV or XLSX file of the same release.',
    line,
  );
