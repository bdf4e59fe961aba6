import { readFileSync } from 'node:fs';

/** A small file in the layout of an official one, in our own words. */
export const fixture = (name: string): Buffer => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));

const numbered = <Item>(length: number, make: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => make(index));

const digits = (number: number, length: number): string => String(number).padStart(length, '0');

const lines = (all: readonly string[], end = '\r\n'): string => all.map((line) => line + end).join('');

/** Codes from 10000 to 99999. */
const feeScheduleCodes = (rows: number): string[] => {
  const step = Math.floor(90_000 / rows);
  return numbered(rows, (index) => digits(10_000 + index * step, 5));
};

/** As many as a complete fee schedule must have. */
const wholeRows = 6_000;

/** A complete fee schedule, in the layout of 2026 unless another of our fixtures is named; `title` gives each row words of its own. */
export function wholeFeeSchedule({
  year = 2026,
  like = 'PPRRVU2026_fixture.csv',
  rows = wholeRows,
  title = (_index: number, usual: string) => usual,
} = {}): string {
  const text = fixture(like).toString();
  const header = text.slice(0, text.indexOf('\n20930,') + 1).replace(/20\d\d National/, `${year} National`);
  const row = text.slice(text.indexOf('\n22551,') + 1).split('\r\n')[0] ?? '';
  const [, , usual = ''] = row.split(',');
  const made = feeScheduleCodes(rows).map((code, index) =>
    row.replace('22551', code).replace(usual, () => title(index, usual)),
  );
  return header + lines(made);
}

export function wholeFeeScheduleText(): string {
  const text = fixture('PPRRVU2025_fixture.txt').toString();
  const header = text.slice(0, text.indexOf('\n20930') + 1);
  const row = text.slice(text.indexOf('\n22551') + 1).split('\r\n')[0] ?? '';
  return header + lines(feeScheduleCodes(wholeRows).map((code) => row.replace('22551', code)));
}

/** 92,001 rows that end as the official file does. */
export function wholeOrderFile(): string {
  const codes = numbered(92_000, (index) => `${'ABCDEFGHIJ'[Math.floor(index / 10_000)]}${digits(index % 10_000, 4)}`);
  const title = 'Made-up diagnosis'.padEnd(60);
  return lines(
    [...codes, 'U099'].map(
      (code, index) => `${digits(index + 1, 5)} ${code.padEnd(7)} 1 ${title} Made-up diagnosis of ${code}`,
    ),
  );
}

export function wholeIcd9(): string {
  const codes = numbered(14_000, (index) => digits(index + 100, 5));
  return lines(
    [...codes, 'V9199'].map((code) => `${code} Made-up disease ${code}`),
    '\n',
  );
}

const state = (index: number): string => `${'ABCDEFGH'[index % 8]}${'KLMNOPQR'[Math.floor(index / 8) % 8]}`;

export function wholeHospitals(): string {
  const header = fixture('Hospital_General_Information_head.csv').toString().split('\n')[0] ?? '';
  const rest = ','.repeat(header.split('","').length - 6);
  const rows = numbered(
    4_200,
    (index) => `${digits(index, 6)},"HOSPITAL ""${index}"", MAIN",1 ROAD,TOWN,${state(index)},01234${rest}`,
  );
  return lines([header, ...rows], '\n');
}
