import { readUser } from '@casefolio/contract/accounts.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../api/client.ts';
import { storeUser } from '../../../api/session.ts';
import { storedUserOf } from '../../../api/stored-user.ts';

/** Asks, each time the window is looked at again, whether the link was opened elsewhere, and remembers it when it was. */
export function useVerifiedMeanwhile(userId: number): void {
  const { data } = useQuery({
    queryKey: ['own-user', userId],
    queryFn: ({ signal }) => call(readUser, { params: { userId }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    if (data?.verified) storeUser(storedUserOf(data, true));
  }, [data]);
}
