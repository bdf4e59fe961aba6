import { userRoles } from '@casefolio/contract/lookups.contract';
import type { FieldOption } from '@casefolio/domain/fields/field';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

export interface UserRoles {
  readonly options: readonly FieldOption[];
  readonly state: 'pending' | 'error' | 'success';
  readonly tryAgain: () => void;
}

/** The roles that an account may have, by the names that people know. */
export function useUserRoles(): UserRoles {
  const { data, status, refetch } = useQuery({
    queryKey: ['user-roles'],
    queryFn: ({ signal }) => call(userRoles, { signal }),
    staleTime: Infinity,
    select: (roles) => roles.map(({ id, niceName }) => ({ value: String(id), label: niceName })),
  });
  return { options: data ?? [], state: status, tryAgain: () => void refetch() };
}
