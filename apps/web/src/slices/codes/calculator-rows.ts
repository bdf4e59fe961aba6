import { writtenCodes } from '@casefolio/domain/codes/written-codes';
import { calculatorMessages, notAmongCodes, notChosenYet } from '@casefolio/domain/messages/calculator';
import { codeMessages } from '@casefolio/domain/messages/codes';
import { commonMessages } from '@casefolio/domain/messages/common';
import type { CptCode } from './code.ts';

/** Whether what was typed is being looked up, and whether that failed. */
export type Lookup = 'none' | 'awaited' | 'failed';

/** A row of the calculator as it is being filled in. */
export interface CalculatorRow {
  /** Stays with the row while others come and go. */
  readonly key: number;
  readonly picked: CptCode | null;
  /** What stands in the box as long as no code is picked. */
  readonly typed: string;
  readonly lookup: Lookup;
  /** As typed. */
  readonly units: string;
}

/** A code, and how often. */
export interface CountedCode {
  readonly code: CptCode;
  readonly units: number;
}

/** A row that is complete. */
export interface ChosenCode extends CountedCode {
  readonly key: number;
}

export interface RowFaults {
  readonly code?: string;
  readonly units?: string;
}

export type RowChange = Partial<Omit<CalculatorRow, 'key'>>;

export const mostRows = 7;

const emptyRow = (key: number): CalculatorRow => ({ key, picked: null, typed: '', lookup: 'none', units: '' });

export const firstRows: readonly CalculatorRow[] = [emptyRow(1)];

const isBlank = ({ picked, typed, units }: CalculatorRow): boolean =>
  picked === null && typed.trim() === '' && units.trim() === '';

const nextKey = (rows: readonly CalculatorRow[]): number => Math.max(0, ...rows.map(({ key }) => key)) + 1;

/** One row of which no box remembers anything. */
export const startOver = (rows: readonly CalculatorRow[]): readonly CalculatorRow[] => [emptyRow(nextKey(rows))];

export function withEmptyRow(rows: readonly CalculatorRow[]): readonly CalculatorRow[] {
  return rows.length < mostRows ? [...rows, emptyRow(nextKey(rows))] : rows;
}

/** The last row is emptied instead: there is always one to type into. */
export function withoutRow(rows: readonly CalculatorRow[], key: number): readonly CalculatorRow[] {
  const left = rows.filter((row) => row.key !== key);
  return left.length > 0 ? left : startOver(rows);
}

export function withChange(rows: readonly CalculatorRow[], key: number, change: RowChange): readonly CalculatorRow[] {
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row));
}

export const roomFor = (rows: readonly CalculatorRow[]): number =>
  mostRows - rows.filter((row) => !isBlank(row)).length;

const rowWith = (key: number, { code, units }: CountedCode): CalculatorRow => ({
  ...emptyRow(key),
  picked: code,
  units: `${units}`,
});

/** Puts codes into the blank rows and then into new ones, as many as there is room for. */
export function withCodes(rows: readonly CalculatorRow[], codes: readonly CountedCode[]): readonly CalculatorRow[] {
  const filled = rows.filter((row) => !isBlank(row));
  const start = nextKey(rows);
  const added = codes.slice(0, mostRows - filled.length).map((each, index) => rowWith(start + index, each));
  return added.length > 0 ? [...filled, ...added] : rows;
}

/** Units that were typed beside a list while it was looked up: the keyboard would have been at those of its last code. */
function withUnitsOfRow(codes: readonly CountedCode[], typed: string): readonly CountedCode[] {
  const [last, units] = [codes.at(-1), unitsOf(typed)];
  return last?.units === 1 && units !== null ? [...codes.slice(0, -1), { ...last, units }] : codes;
}

/** A list of codes takes the place of the row that it was put into; null where that row is gone, and the list with it. */
export function withList(rows: readonly CalculatorRow[], key: number, codes: readonly CountedCode[]) {
  const row = rows.find((each) => each.key === key);
  if (!row) return null;
  const others = rows.map((each) => (each === row ? emptyRow(key) : each));
  const room = roomFor(others);
  const taken = withUnitsOfRow(codes.slice(0, room), row.units);
  return { rows: withCodes(others, taken), withoutRoom: codes.slice(room) };
}

export const areBlank = (rows: readonly CalculatorRow[]): boolean => rows.every(isBlank);

/** A whole number above 0, or null. */
export function unitsOf(typed: string): number | null {
  const units = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  return units > 0 && Number.isSafeInteger(units) ? units : null;
}

/** Why there is no code in a row. */
function codeFault({ typed, lookup }: CalculatorRow, year: number | undefined): string {
  const text = typed.trim();
  if (text === '') return commonMessages.requiredOnSubmit.text;
  if (lookup === 'failed') return `${codeMessages.searchFailed.text} ${codeMessages.tryAgainWithEnter.text}`;
  const written = writtenCodes(text)?.map(({ code }) => code);
  return written ? notAmongCodes(written, year) : notChosenYet(text);
}

function faultsOf(row: CalculatorRow, year: number | undefined): RowFaults | null {
  const code = row.picked === null ? { code: codeFault(row, year) } : {};
  const units = unitsOf(row.units) === null ? { units: calculatorMessages.unitsNotWhole.text } : {};
  const faults = { ...code, ...units };
  return Object.keys(faults).length > 0 ? faults : null;
}

/** What is wrong, by the row's key. Rows that nobody touched are left alone, as long as there is another. */
export function checkRows(rows: readonly CalculatorRow[], year: number | undefined): ReadonlyMap<number, RowFaults> {
  const touched = rows.filter((row) => !isBlank(row));
  const asked = touched.length > 0 ? touched : rows.slice(0, 1);
  return new Map(
    asked.flatMap((row) => {
      const faults = faultsOf(row, year);
      return faults ? [[row.key, faults] as const] : [];
    }),
  );
}

export function chosenCodes(rows: readonly CalculatorRow[]): readonly ChosenCode[] {
  return rows.flatMap(({ key, picked, units: typed }) => {
    const units = unitsOf(typed);
    return picked !== null && units !== null ? [{ key, code: picked, units }] : [];
  });
}

/** Do the rows say something else than what was calculated? */
export function haveChanged(rows: readonly CalculatorRow[], calculated: readonly ChosenCode[]): boolean {
  const now = rows.filter((row) => !isBlank(row));
  return (
    now.length !== calculated.length ||
    now.some(({ picked, units }, index) => {
      const then = calculated[index];
      return picked?.code !== then?.code.code || unitsOf(units) !== then?.units;
    })
  );
}
