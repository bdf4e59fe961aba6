import { searchCpt, searchIcd } from '@casefolio/contract/codes.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { searchTermOf } from '../code.ts';
import type { CodeKind, CodesByKind } from '../code.ts';
import { useDebounced } from './use-debounced.ts';

const pauseMs = 150;

/** How many results there are at most: more would not be read. */
export const mostHits = 30;

export interface CodeSearch<K extends CodeKind> {
  /** While a new answer is awaited these are still the former ones. */
  readonly hits: readonly CodesByKind[K][];
  readonly state: 'idle' | 'searching' | 'failed' | 'answered';
  readonly tryAgain: () => void;
}

interface Wanted {
  readonly term: string;
  readonly year: number | undefined;
  readonly signal: AbortSignal;
}

const sources: { readonly [K in CodeKind]: (wanted: Wanted) => Promise<readonly CodesByKind[K][]> } = {
  cpt: ({ term, year, signal }) => call(searchCpt, { query: { searchTerm: term, year, limit: mostHits }, signal }),
  icd: ({ term, signal }) => call(searchIcd, { query: { searchTerm: term, limit: mostHits }, signal }),
};

const noHits: readonly never[] = [];

/**
 * Codes that fit what is being typed. Every term has its own answer, so a slow one never takes the place of a newer one;
 * nothing is asked for an empty text.
 */
export function useCodeSearch<K extends CodeKind>(kind: K, typed: string, year?: number): CodeSearch<K> {
  const wanted = searchTermOf(typed);
  const term = useDebounced(wanted, pauseMs);
  const { data, isError, refetch } = useQuery({
    queryKey: ['codes', kind, term, year ?? null],
    queryFn: ({ signal }) => sources[kind]({ term, year, signal }),
    enabled: term !== '',
  });
  const [former, setFormer] = useState<CodeSearch<K>['hits']>(noHits);
  const search = ((): Omit<CodeSearch<K>, 'tryAgain'> => {
    if (wanted === '') return { hits: noHits, state: 'idle' };
    if (wanted !== term) return { hits: former, state: 'searching' };
    if (data) return { hits: data, state: 'answered' };
    return isError ? { hits: noHits, state: 'failed' } : { hits: former, state: 'searching' };
  })();
  // The query's own `keepPreviousData` would bring them back after a failure or an emptied box, when they are out of sight already.
  if (search.hits !== former) setFormer(search.hits);
  return { ...search, tryAgain: () => void refetch() };
}
