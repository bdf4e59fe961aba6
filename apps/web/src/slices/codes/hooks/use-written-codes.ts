import { writtenCodes } from '@casefolio/domain/codes/written-codes';
import type { WrittenCode } from '@casefolio/domain/codes/written-codes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mostRows } from '../calculator-rows.ts';
import type { CountedCode } from '../calculator-rows.ts';
import { findCode } from './find-code.ts';

/** What became of a list of codes. */
export interface FoundCodes {
  readonly found: readonly CountedCode[];
  readonly unknown: readonly string[];
  readonly hadModifiers: boolean;
  /** Not even looked up: no calculation holds so many. */
  readonly beyond: readonly string[];
}

/** More than one code, or one with its units: not something that one box can hold. */
export function listIn(text: string): readonly WrittenCode[] | null {
  const written = writtenCodes(text);
  return written !== null && (written.length > 1 || written.some(({ units }) => units > 1)) ? written : null;
}

interface WrittenCodesOptions {
  readonly typed: string;
  readonly year: number | undefined;
  readonly onFound: (codes: FoundCodes) => void;
  readonly onWait: (isAwaited: boolean) => void;
}

/** Looks up a list that was pasted or typed. Where that fails, the box keeps the text, and its own search says what is wrong. */
export function useWrittenCodes({ typed, year, onFound, onWait }: WrittenCodesOptions) {
  const queries = useQueryClient();
  const latest = useRef({ typed, onFound });
  useEffect(() => {
    latest.current = { typed, onFound };
  });

  async function lookUp({ code, units }: WrittenCode): Promise<CountedCode | string> {
    const found = await queries.fetchQuery({
      queryKey: ['written-code', code, year ?? null],
      queryFn: async ({ signal }) => (await findCode(code, year, signal)) ?? null,
      staleTime: Infinity,
    });
    return found ? { code: found, units } : code;
  }

  return async (text: string, list: readonly WrittenCode[]): Promise<void> => {
    onWait(true);
    const answers = await Promise.all(list.slice(0, mostRows).map(lookUp)).catch(() => null);
    // Whoever typed on wants something else.
    if (latest.current.typed !== text) return;
    onWait(false);
    const found = answers?.filter((answer) => typeof answer !== 'string') ?? [];
    if (answers === null || found.length === 0) return;
    const unknown = answers.filter((answer) => typeof answer === 'string');
    const hadModifiers = list.some(({ hasModifier }) => hasModifier);
    latest.current.onFound({ found, unknown, hadModifiers, beyond: list.slice(mostRows).map(({ code }) => code) });
  };
}
