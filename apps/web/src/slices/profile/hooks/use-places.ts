import { findPlaces } from '@casefolio/contract/profile.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import type { Institution } from '../institution.ts';

/** How long the keys must have been still. */
const quietMs = 200;

const still = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, quietMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Institutions whose name begins or goes on like this. The next key gives the question before it up, sent or not. */
export function usePlaces(typed: string): { readonly places: readonly Institution[]; readonly isSearching: boolean } {
  const term = typed.trim();
  const { data, isFetching } = useQuery({
    queryKey: ['places', term],
    queryFn: async ({ signal }) => {
      await still(signal);
      return call(findPlaces, { query: { searchTerm: term }, signal });
    },
    enabled: term !== '',
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
  return { places: term === '' ? [] : (data ?? []), isSearching: isFetching };
}
