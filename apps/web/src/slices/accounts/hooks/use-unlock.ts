import { useMutation } from '@tanstack/react-query';
import { storeOpening, storeUser } from '../../../api/session.ts';
import type { StoredUser } from '../../../api/stored-user.ts';
import { openSession } from './use-log-in.ts';

interface Key {
  readonly password: string;
  readonly code?: string;
}

interface Locked {
  readonly user: StoredUser;
  readonly remembered: boolean;
  /** The end of the former session: its late answer must not end the new one. */
  readonly ending: Promise<unknown>;
}

/** Opens a new session of the same user, which uncovers the screen. */
export function useUnlock({ user, remembered, ending }: Locked): (key: Key) => Promise<'unlocked' | 'code-needed'> {
  const { mutateAsync } = useMutation({
    mutationFn: async (key: Key) => {
      await ending;
      const opened = await openSession({ username: user.email, remember: remembered, ...key });
      if (opened === null) return 'code-needed';
      storeOpening(remembered);
      storeUser(opened);
      // The address has become somebody else's: what lies under the lock is not theirs.
      if (opened.id !== user.id) globalThis.location.assign('/');
      return 'unlocked';
    },
  });
  return mutateAsync;
}
