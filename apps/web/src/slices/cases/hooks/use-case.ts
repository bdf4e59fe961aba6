import { readCase } from '@casefolio/contract/cases.contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../api/client.ts';
import type { CallData } from '../../../api/client.ts';
import { caseKeys } from './case-keys.ts';
import { isMissing } from './is-missing.ts';

export type FullCase = CallData<typeof readCase>;

const caseQuery = (ownerId: number, caseId: number) =>
  queryOptions({
    queryKey: caseKeys.one(ownerId, caseId),
    queryFn: ({ signal }) => call(readCase, { params: { userId: ownerId, procId: caseId }, signal }),
  });

/** One case, whole. */
export function useCase(ownerId: number, caseId: number) {
  const { data, error, refetch } = useQuery(caseQuery(ownerId, caseId));
  const isGone = isMissing(error);
  return {
    // Deleted or no longer shared: what is still in the cache is not theirs to see any more.
    theCase: isGone ? null : (data ?? null),
    failure: isGone ? ('missing' as const) : error !== null && data === undefined ? ('failed' as const) : null,
    tryAgain: () => void refetch(),
  };
}

/** Passing over a card is no wish to read it: who opens a case is recorded. */
const intentMs = 150;

/** Fetches a case ahead, when the pointer rests on it or the focus does. */
export function usePrepareCase(ownerId: number) {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    prepare: (caseId: number): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void queryClient.prefetchQuery(caseQuery(ownerId, caseId)), intentMs);
    },
    giveUp: (): void => clearTimeout(timer.current),
  };
}
