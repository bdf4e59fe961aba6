import { cptYears } from '@casefolio/contract/codes.contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

/** The years for which work values are known, newest first. */
export function useCptYears() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['cpt-years'],
    queryFn: ({ signal }) => call(cptYears, { signal }),
    staleTime: Infinity,
  });
  return { years: data ?? [], failed: isError, tryAgain: () => void refetch() };
}
