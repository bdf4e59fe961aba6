import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ownUserKey, ownUserQuery } from '../../../api/own-user.ts';
import type { OwnUser } from '../../../api/own-user.ts';

export type Profile = OwnUser;

/** Everything that stands on one's own profile. */
export function useProfile(userId: number) {
  const { data, error, refetch } = useQuery(ownUserQuery(userId));
  return {
    profile: data ?? null,
    isError: error !== null && data === undefined,
    refresh: useCallback(() => void refetch(), [refetch]),
  };
}

/** After a change: asks for the profile anew, and is done when it is here. */
export function useProfileRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ownUserKey });
}
