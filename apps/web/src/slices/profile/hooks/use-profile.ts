import { readUser } from '@casefolio/contract/profile.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../api/client.ts';
import type { CallData } from '../../../api/client.ts';
import { readSession, storeUser } from '../../../api/session.ts';
import { storedUserOf } from '../../../api/stored-user.ts';

export type Profile = CallData<typeof readUser>;

const profileKey = (userId: number) => ['profile', userId] as const;

async function fetchProfile(userId: number, signal: AbortSignal): Promise<Profile> {
  const before = readSession();
  const user = await call(readUser, { params: { userId }, signal });
  // The frame shows name and picture, too. Signed out while the answer was on its way: then it is nobody's any more.
  if (readSession() === before) storeUser(storedUserOf(user, user.verified));
  return user;
}

/** Everything that stands on one's own profile. */
export function useProfile(userId: number) {
  const { data, error, refetch } = useQuery({
    queryKey: profileKey(userId),
    queryFn: ({ signal }) => fetchProfile(userId, signal),
    staleTime: 0,
  });
  return {
    profile: data ?? null,
    isError: error !== null && data === undefined,
    refresh: useCallback(() => void refetch(), [refetch]),
  };
}

/** After a change: asks for the profile anew, and is done when it is here. */
export function useProfileRefresh(userId: number): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: profileKey(userId) });
}
