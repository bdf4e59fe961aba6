import { findColleagues } from '@casefolio/contract/profile.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';

const fewestLetters = 3;

export interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly hospitals: string;
}

/** People of the caller's institutions who are called so; fewer than three letters ask nobody. */
export function useColleagues(keyword: string) {
  const isAsked = keyword.length >= fewestLetters;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['colleagues', keyword],
    queryFn: ({ signal }) => call(findColleagues, { query: { keyword }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const colleagues = (isAsked ? (data?.users ?? []) : []).map(
    ({ id, firstName, lastName, currentPositions }): Colleague => ({
      id,
      name: `${lastName}, ${firstName}`,
      hospitals: [...new Set(currentPositions.map(({ hospital }) => hospital.label))].join(' · '),
    }),
  );
  return { colleagues, isAsked, isError, isSearching: isFetching };
}
