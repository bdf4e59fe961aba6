import type { CalculatorRow, ChosenCode } from './calculator-rows.ts';
import type { CptCode } from './code.ts';

/** What is on the calculator. It is nothing about a patient, but goes with a log-out like everything else of this tab. */
export interface KeptCalculation {
  readonly rows: readonly CalculatorRow[];
  readonly asked: readonly ChosenCode[];
  /** As chosen; undefined is the usual one. */
  readonly year: number | undefined;
}

const key = 'casefolio.calculation';

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isCode = (kept: unknown): kept is CptCode =>
  isParts(kept) &&
  typeof kept.id === 'number' &&
  typeof kept.code === 'string' &&
  typeof kept.value === 'string' &&
  (typeof kept.rvuValue === 'number' || kept.rvuValue === null) &&
  typeof kept.year === 'number' &&
  typeof kept.globalDays === 'string' &&
  typeof kept.multipleProcedure === 'string';

function rowOf(kept: unknown): CalculatorRow[] {
  if (!isParts(kept) || typeof kept.key !== 'number' || typeof kept.units !== 'string') return [];
  const picked = isCode(kept.picked) ? kept.picked : null;
  const typed = picked === null && typeof kept.typed === 'string' ? kept.typed : '';
  return [{ key: kept.key, picked, typed, lookup: 'none', units: kept.units }];
}

function chosenOf(kept: unknown): ChosenCode[] {
  if (!isParts(kept) || typeof kept.key !== 'number' || typeof kept.units !== 'number') return [];
  return isCode(kept.code) ? [{ key: kept.key, code: kept.code, units: kept.units }] : [];
}

/** Null where nothing of use was kept. It may be an older release's. */
export function readCalculation(kept: string | null): KeptCalculation | null {
  try {
    const parts: unknown = JSON.parse(kept ?? 'null');
    if (!isParts(parts)) return null;
    const rows = listOf(parts.rows).flatMap(rowOf);
    const year = typeof parts.year === 'number' ? parts.year : undefined;
    return rows.length === 0 ? null : { rows, asked: listOf(parts.asked).flatMap(chosenOf), year };
  } catch {
    return null;
  }
}

export function keptCalculation(): KeptCalculation | null {
  try {
    return readCalculation(globalThis.sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

export function keepCalculation(calculation: KeptCalculation): void {
  try {
    globalThis.sessionStorage.setItem(key, JSON.stringify(calculation));
  } catch {
    // Then it lasts as long as the screen.
  }
}
