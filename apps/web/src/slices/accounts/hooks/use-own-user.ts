import { useQuery } from '@tanstack/react-query';
import { ownUserQuery } from '../../../api/own-user.ts';

/**
 * Asks the server who is signed in, at first and each time the window is looked at again: an address verified elsewhere and a session
 * that has ended are noticed before the next thing is typed. `everyMs` asks again and again, for a screen that only waits.
 */
export function useOwnUser(userId: number, { everyMs }: { readonly everyMs?: number } = {}): void {
  useQuery({ ...ownUserQuery(userId), refetchOnWindowFocus: 'always', refetchInterval: everyMs ?? false });
}
