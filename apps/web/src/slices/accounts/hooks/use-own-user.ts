import { readUser } from '@casefolio/contract/profile.contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { readSession, storeUser } from '../../../api/session.ts';
import { storedUserOf } from '../../../api/stored-user.ts';

/**
 * Asks the server who is signed in, at first and each time the window is looked at again: an address verified elsewhere and a session
 * that has ended are noticed before the next thing is typed. `everyMs` asks again and again, for a screen that only waits.
 */
export function useOwnUser(userId: number, { everyMs }: { readonly everyMs?: number } = {}): void {
  useQuery({
    queryKey: ['own-user', userId],
    queryFn: async ({ signal }) => {
      const before = readSession();
      const user = await call(readUser, { params: { userId }, signal });
      // Verified or signed out while the answer was on its way: then it tells of a moment that has passed.
      if (readSession() === before) storeUser(storedUserOf(user, user.verified));
      return user;
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: everyMs ?? false,
  });
}
