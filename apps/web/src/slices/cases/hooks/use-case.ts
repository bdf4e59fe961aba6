import { readCase } from '@casefolio/contract/cases.contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import type { CallData } from '../../../api/client.ts';
import { caseKeys } from './case-keys.ts';
import { isMissing } from './is-missing.ts';

export type FullCase = CallData<typeof readCase>;

/** One case, whole. */
export function useCase(ownerId: number, caseId: number) {
  const { data, error, refetch } = useQuery({
    queryKey: caseKeys.one(ownerId, caseId),
    queryFn: ({ signal }) => call(readCase, { params: { userId: ownerId, procId: caseId }, signal }),
  });
  const isGone = isMissing(error);
  return {
    // Deleted or no longer shared: what is still in the cache is not theirs to see any more.
    theCase: isGone ? null : (data ?? null),
    failure: isGone ? ('missing' as const) : error !== null && data === undefined ? ('failed' as const) : null,
    tryAgain: () => void refetch(),
  };
}
