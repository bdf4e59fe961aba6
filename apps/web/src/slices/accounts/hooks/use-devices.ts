import { endAllSessions, endSession, listSessions } from '@casefolio/contract/security.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import type { CallData } from '../../../api/client.ts';
import { keepChoicesOfTheMachine } from '../../../api/session-storage.ts';

export type Device = CallData<typeof listSessions>['sessions'][number];

export const devicesKey = (userId: number) => ['devices', userId] as const;

/** Where this person is signed in, and how a device is signed out. */
export function useDevices(userId: number) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: devicesKey(userId),
    queryFn: ({ signal }) => call(listSessions, { params: { userId }, signal }),
    staleTime: 0,
  });
  const one = useMutation({
    mutationFn: (sessionId: number) => call(endSession, { params: { userId, sessionId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesKey(userId) }),
  });
  return {
    devices: data?.sessions ?? null,
    isError: error !== null && data === undefined,
    tryAgain: () => void refetch(),
    /** Gives what went wrong, in words, or null. */
    signOut: (sessionId: number) => one.mutateAsync(sessionId).then(() => null, failureText),
    signingOut: one.isPending ? one.variables : null,
  };
}

/** Ends every session, this one too; what belongs to the machine outlives it. Gives what went wrong, in words, or null. */
export function useSignOutEverywhere(userId: number): () => Promise<string | null> {
  const { mutateAsync } = useMutation({ mutationFn: () => call(endAllSessions, { params: { userId } }) });
  return () => {
    const putBack = keepChoicesOfTheMachine();
    return mutateAsync()
      .then(() => null, failureText)
      .finally(putBack);
  };
}
