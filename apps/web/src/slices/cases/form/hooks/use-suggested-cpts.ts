import { suggestCpt } from '@casefolio/contract/codes.contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';
import type { CallData } from '../../../../api/client.ts';

export type SuggestedCpt = CallData<typeof suggestCpt>[number];

const most = 8;

/** Codes that fit the name of the procedure; none for no name. */
export function useSuggestedCpts(procedureName: string, year: number) {
  const { data } = useQuery({
    queryKey: ['suggested-cpts', procedureName, year],
    queryFn: ({ signal }) => call(suggestCpt, { query: { procedureName, limit: most, year }, signal }),
    enabled: procedureName !== '',
    staleTime: 300_000,
  });
  return data ?? [];
}
