import { useEffect, useState } from 'react';
import { calculate, usualYear } from '../calculation.ts';
import {
  checkRows,
  chosenCodes,
  firstRows,
  withChange,
  withCodes,
  withEmptyRow,
  withoutRow,
} from '../calculator-rows.ts';
import type { CalculatorRow, ChosenCode, RowChange, RowFaults } from '../calculator-rows.ts';
import type { CptCode } from '../code.ts';
import { useCodesOfYear } from '../hooks/use-codes-of-year.ts';
import { useCptYears } from '../hooks/use-cpt-years.ts';
import { rowInputIds } from '../row-input-ids.ts';

const noFaults: ReadonlyMap<number, RowFaults> = new Map();

/** Takes the keyboard to an input that is drawn with the next rendering. */
function useFocusSoon(): (id: string) => void {
  const [target, setTarget] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);
  return (id) => setTarget({ id });
}

function useYear() {
  const { years, failed, tryAgain } = useCptYears();
  const [thisYear] = useState(() => new Date().getFullYear());
  const [wanted, setWanted] = useState<number>();
  return { year: wanted ?? usualYear(years, thisYear), years, failed, tryAgain, choose: setWanted };
}

/** What was calculated, in the values of the year that is shown. */
function useResult(asked: readonly ChosenCode[], year: number | undefined) {
  const { codes, state, tryAgain } = useCodesOfYear(
    asked.map(({ code }) => code),
    year,
  );
  if (asked.length === 0) return { state: 'empty' as const };
  if (state !== 'ready') return { state, tryAgain };
  const valued = asked.map((row, index) => ({ ...row, code: codes[index] ?? row.code }));
  return { state, calculation: calculate(valued) };
}

/** Where the keyboard goes after a row is gone: to the row that took its place, else to the last. */
function neighbourOf(rows: readonly CalculatorRow[], left: readonly CalculatorRow[], key: number): number {
  const index = rows.findIndex((row) => row.key === key);
  return (left[index] ?? left.at(-1))?.key ?? key;
}

export function useCalculator() {
  const year = useYear();
  const [rows, setRows] = useState(firstRows);
  const [faults, setFaults] = useState(noFaults);
  const [asked, setAsked] = useState<readonly ChosenCode[]>([]);
  const [isWaiting, setIsWaiting] = useState(false);
  const focusSoon = useFocusSoon();

  const wait = (key: number, awaited: boolean) => setRows((now) => withChange(now, key, { awaited }));

  function change(key: number, what: RowChange): void {
    // Whoever types on has not finished; a code that has come is what was waited for.
    if (!what.picked) setIsWaiting(false);
    setRows((now) => withChange(now, key, what));
    setFaults((now) => new Map([...now].filter(([flagged]) => flagged !== key)));
  }

  function addRow(): void {
    const more = withEmptyRow(rows);
    setRows(more);
    focusSoon(rowInputIds(more.at(-1)?.key ?? 0).code);
  }

  function removeRow(key: number): void {
    const left = withoutRow(rows, key);
    setRows(left);
    setAsked(asked.filter((row) => row.key !== key));
    focusSoon(rowInputIds(neighbourOf(rows, left, key)).code);
  }

  /** Calculates; while a code is still being looked up, as soon as that is over. */
  function submit(): void {
    const isAwaited = rows.some(({ awaited }) => awaited);
    setIsWaiting(isAwaited);
    if (isAwaited) return;
    const found = checkRows(rows);
    setFaults(found);
    const [first] = found;
    if (first) {
      const [key, wrong] = first;
      focusSoon(wrong.code === undefined ? rowInputIds(key).units : rowInputIds(key).code);
      return;
    }
    setAsked(chosenCodes(rows));
  }

  if (isWaiting && !rows.some(({ awaited }) => awaited)) submit();

  const addCodes = (codes: readonly CptCode[]) => setRows((now) => withCodes(now, codes));
  const result = useResult(asked, year.year);
  return { year, rows, faults, result, isWaiting, change, wait, addRow, removeRow, addCodes, submit };
}
