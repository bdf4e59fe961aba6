import { usualYear } from '@casefolio/domain/codes/value-year';
import { leftOutOf } from '@casefolio/domain/messages/calculator';
import { useEffect, useState } from 'react';
import { useToast } from '../../../ui/toast.tsx';
import { calculate } from '../calculation.ts';
import {
  checkRows,
  chosenCodes,
  firstRows,
  haveChanged,
  startOver,
  withChange,
  withCodes,
  withEmptyRow,
  withList,
  withoutRow,
} from '../calculator-rows.ts';
import type { CalculatorRow, ChosenCode, Lookup, RowChange, RowFaults } from '../calculator-rows.ts';
import type { CptCode } from '../code.ts';
import { useCodesOfYear } from '../hooks/use-codes-of-year.ts';
import { useCptYears } from '../hooks/use-cpt-years.ts';
import type { FoundCodes } from '../hooks/use-written-codes.ts';
import { keepCalculation, keptCalculation } from '../kept-calculation.ts';
import { rowInputIds } from '../row-input-ids.ts';

const noFaults: ReadonlyMap<number, RowFaults> = new Map();

/** Takes the keyboard to an input that is drawn with the next rendering, as Tab does: whoever types replaces what stands there. */
function useFocusSoon(): (id: string) => void {
  const [target, setTarget] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    const input = target && document.getElementById(target.id);
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    input.select();
  }, [target]);
  return (id) => setTarget({ id });
}

function useYear(wanted: number | undefined, choose: (year: number) => void) {
  const { years, failed, tryAgain } = useCptYears();
  const [thisYear] = useState(() => new Date().getFullYear());
  return { year: wanted ?? usualYear(years, thisYear), years, failed, tryAgain, choose };
}

/** A reload, and the way back from another page, find what was there. */
function useKeptState() {
  const [kept] = useState(keptCalculation);
  const [rows, setRows] = useState(kept?.rows ?? firstRows);
  const [asked, setAsked] = useState(kept?.asked ?? []);
  const [wantedYear, setWantedYear] = useState(kept?.year);
  useEffect(() => keepCalculation({ rows, asked, year: wantedYear }), [rows, asked, wantedYear]);
  return { rows, setRows, asked, setAsked, wantedYear, setWantedYear };
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

const hasKeyboard = (key: number): boolean =>
  Object.values(rowInputIds(key)).some((id) => id === document.activeElement?.id);

export function useCalculator() {
  const { rows, setRows, asked, setAsked, wantedYear, setWantedYear } = useKeptState();
  const year = useYear(wantedYear, setWantedYear);
  const [faults, setFaults] = useState(noFaults);
  const [isWaiting, setIsWaiting] = useState(false);
  /** How often somebody has calculated since the screen was opened. */
  const [turns, setTurns] = useState(0);
  const focusSoon = useFocusSoon();
  const toast = useToast();

  const setLookup = (key: number, lookup: Lookup) => setRows((now) => withChange(now, key, { lookup }));
  const unflag = (key: number) => setFaults((now) => new Map([...now].filter(([flagged]) => flagged !== key)));

  function change(key: number, what: RowChange): void {
    // Whoever types on has not finished; a code that has come is what was waited for.
    if (!what.picked) setIsWaiting(false);
    setRows((now) => withChange(now, key, what));
    unflag(key);
  }

  function addRow(): void {
    const more = withEmptyRow(rows);
    setRows(more);
    focusSoon(rowInputIds(more.at(-1)?.key ?? 0).code);
  }

  function removeRow(key: number): void {
    const left = withoutRow(rows, key);
    setRows((now) => withoutRow(now, key));
    unflag(key);
    setAsked(asked.filter((row) => row.key !== key));
    focusSoon(rowInputIds(neighbourOf(rows, left, key)).code);
  }

  function clear(): void {
    const fresh = startOver(rows);
    setRows(fresh);
    setAsked([]);
    setFaults(noFaults);
    setIsWaiting(false);
    focusSoon(rowInputIds(fresh[0]?.key ?? 0).code);
  }

  /** The keyboard goes along, unless it has left the row. */
  function addList(key: number, { found, unknown, hadModifiers, beyond }: FoundCodes): void {
    const more = withList(rows, key, found);
    if (!more) return;
    // Two lists may come at once.
    setRows((now) => withList(now, key, found)?.rows ?? now);
    unflag(key);
    if (hasKeyboard(key)) focusSoon(rowInputIds(more.rows.at(-1)?.key ?? 0).units);
    const withoutRoom = [...more.withoutRoom.map(({ code }) => code.code), ...beyond];
    const text = leftOutOf({ unknown, withoutRoom, hadModifiers });
    if (text !== '') toast({ text }, 'info');
  }

  /** Calculates; while a code is still being looked up, as soon as that is over. */
  function submit(): void {
    const isAwaited = rows.some(({ lookup }) => lookup === 'awaited');
    setIsWaiting(isAwaited);
    if (isAwaited) return;
    const found = checkRows(rows, year.year);
    setFaults(found);
    const [first] = found;
    if (first) {
      const [key, wrong] = first;
      focusSoon(wrong.code === undefined ? rowInputIds(key).units : rowInputIds(key).code);
      return;
    }
    setAsked(chosenCodes(rows));
    setTurns(turns + 1);
  }

  if (isWaiting && !rows.some(({ lookup }) => lookup === 'awaited')) submit();

  const addCodes = (codes: readonly CptCode[]) =>
    setRows((now) =>
      withCodes(
        now,
        codes.map((code) => ({ code, units: 1 })),
      ),
    );
  const result = useResult(asked, year.year);
  const isOutdated = asked.length > 0 && haveChanged(rows, asked);
  const ways = { change, setLookup, addRow, removeRow, clear, addCodes, addList, submit };
  return { year, rows, faults, result, isOutdated, turns, isWaiting, ...ways };
}
