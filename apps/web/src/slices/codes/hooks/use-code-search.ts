import { searchCpt, searchIcd } from '@casefolio/contract/codes.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
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

/**
 * Codes that fit what is being typed. Every term has its own answer, so a slow one never takes the place of a newer one;
 * nothing is asked for an empty text.
 */
export function useCodeSearch<K extends CodeKind>(kind: K, typed: string, year?: number): CodeSearch<K> {
  const wanted = searchTermOf(typed);
  const term = useDebounced(wanted, pauseMs);
  const { data, status, isPlaceholderData, refetch } = useQuery({
    queryKey: ['codes', kind, term, year ?? null],
    queryFn: ({ signal }) => sources[kind]({ term, year, signal }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  });
  const tryAgain = () => void refetch();
  if (wanted === '') return { hits: [], state: 'idle', tryAgain };
  if (wanted !== term || isPlaceholderData || status === 'pending') {
    return { hits: data ?? [], state: 'searching', tryAgain };
  }
  return { hits: data ?? [], state: status === 'error' ? 'failed' : 'answered', tryAgain };
}
