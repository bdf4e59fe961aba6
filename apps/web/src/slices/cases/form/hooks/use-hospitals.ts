import { currentHospitals } from '@casefolio/contract/profile.contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';

/** Where the owner of a log works now; a part of a form that has just asked does not ask once more. */
export function useHospitals(ownerId: number, { hasAsked = false } = {}) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['current-hospitals', ownerId],
    queryFn: ({ signal }) => call(currentHospitals, { params: { userId: ownerId }, signal }),
    staleTime: 0,
    refetchOnMount: !hasAsked,
  });
  return {
    hospitals: data ?? null,
    isError: isError && data === undefined,
    /** Asks again, and tells what there is then. */
    refresh: async () => (await refetch()).data ?? [],
  };
}
