import { writtenCodes } from '@casefolio/domain/codes/written-codes';
import type { WrittenCode } from '@casefolio/domain/codes/written-codes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mostRows } from '../calculator-rows.ts';
import type { CountedCode, Lookup } from '../calculator-rows.ts';
import { findCode } from './find-code.ts';

/** What became of a list of codes. */
export interface FoundCodes {
  readonly found: readonly CountedCode[];
  readonly unknown: readonly string[];
  readonly hadModifiers: boolean;
  /** Not even looked up: no calculation holds so many. */
  readonly beyond: readonly string[];
}

/** More than a bare code: several, or one with its units, a modifier or a comma. */
export function listIn(text: string): readonly WrittenCode[] | null {
  const bare = text.trim().toUpperCase();
  const written = writtenCodes(text);
  return written?.some(({ code }) => code !== bare) ? written : null;
}

interface WrittenCodesOptions {
  readonly typed: string;
  readonly year: number | undefined;
  readonly onFound: (codes: FoundCodes) => void;
  readonly onLookup: (lookup: Lookup) => void;
}

/** Looks up a list that was pasted or typed. Where that fails, the box keeps the text, and its own search says what is wrong. */
export function useWrittenCodes({ typed, year, onFound, onLookup }: WrittenCodesOptions) {
  const queries = useQueryClient();
  const underWay = useRef<string | null>(null);
  // Null once the row is gone.
  const latest = useRef<Pick<WrittenCodesOptions, 'typed' | 'onFound'> | null>(null);
  useEffect(() => {
    latest.current = { typed, onFound };
    return () => {
      latest.current = null;
    };
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
    onLookup('awaited');
    if (underWay.current === text) return;
    underWay.current = text;
    const answers = await Promise.all(list.slice(0, mostRows).map(lookUp)).catch(() => null);
    if (underWay.current === text) underWay.current = null;
    // Whoever typed on wants something else; whoever cleared, removed the row or left wants none of it.
    if (latest.current?.typed !== text) return;
    onLookup(answers === null ? 'failed' : 'none');
    const found = answers?.filter((answer) => typeof answer !== 'string') ?? [];
    if (answers === null || found.length === 0) return;
    const unknown = answers.filter((answer) => typeof answer === 'string');
    const hadModifiers = list.some(({ hasModifier }) => hasModifier);
    latest.current.onFound({ found, unknown, hadModifiers, beyond: list.slice(mostRows).map(({ code }) => code) });
  };
}
