import { listCases } from '@casefolio/contract/cases.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import type { CallData } from '../../../api/client.ts';
import type { ListPlace } from '../list-place.ts';
import { caseKeys } from './case-keys.ts';
import { isMissing } from './is-missing.ts';

type CasePage = CallData<typeof listCases>;
export type ListedCase = CasePage['procedures'][number];

/** A page of a list, wherever it comes from: a log today, a registry as well. */
export interface CaseListPage {
  /** Null while the first page is on its way. */
  readonly cases: readonly ListedCase[] | null;
  readonly count: number;
  readonly permission: 'EDITOR' | 'VIEWER' | null;
  /** What is shown is still the page before. */
  readonly isTurning: boolean;
  readonly failure: 'missing' | 'failed' | null;
  readonly tryAgain: () => void;
}

/** The cases of a log at one place; the page before stays until the next one is there. */
export function useCaseList(ownerId: number, place: ListPlace): CaseListPage {
  const { tab, page, size } = place;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: caseKeys.list(ownerId, place),
    queryFn: ({ signal }) =>
      call(listCases, { params: { userId: ownerId }, query: { filter: tab, page, page_size: size }, signal }),
    placeholderData: keepPreviousData,
  });
  const failed = error !== null && (data === undefined || isPlaceholderData);
  return {
    cases: data?.procedures ?? null,
    count: data?.procedures_count ?? 0,
    permission: data?.permission ?? null,
    isTurning: isPlaceholderData,
    failure: failed ? (isMissing(error) ? 'missing' : 'failed') : null,
    tryAgain: () => void refetch(),
  };
}
