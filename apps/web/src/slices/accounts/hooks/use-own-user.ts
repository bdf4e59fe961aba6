import { readUser } from '@casefolio/contract/accounts.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../api/client.ts';
import { storeUser } from '../../../api/session.ts';
import { storedUserOf } from '../../../api/stored-user.ts';

/**
 * Asks the server who is signed in, at first and each time the window is looked at again: an address verified elsewhere and a session
 * that has ended are noticed before the next thing is typed.
 */
export function useOwnUser(userId: number): void {
  const { data } = useQuery({
    queryKey: ['own-user', userId],
    queryFn: ({ signal }) => call(readUser, { params: { userId }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    if (data) storeUser(storedUserOf(data, data.verified));
  }, [data]);
}
