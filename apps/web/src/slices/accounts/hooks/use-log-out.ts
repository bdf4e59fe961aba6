import { logout } from '@casefolio/contract/accounts.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { keepChoicesOfTheMachine } from '../../../api/session-storage.ts';
import { forgetUser } from '../../../api/session.ts';

/** Who wants to leave does not wait long for a server that is silent. */
const patienceMs = 10_000;

/** Ends the session on the server, and tells whether the server has heard it. */
export async function endSessionOnServer(): Promise<boolean> {
  const putBack = keepChoicesOfTheMachine();
  const isHeard = await call(logout, { body: {}, signal: AbortSignal.timeout(patienceMs) }).then(
    () => true,
    () => false,
  );
  putBack();
  return isHeard;
}

interface LogOut {
  /** Ends the session on the server, and tells whether the server has heard it. */
  readonly endSession: () => Promise<boolean>;
  /** Leaves nothing of the user in this browser, whatever the server said, and goes on as a guest. */
  readonly leave: (to: string) => Promise<void>;
  readonly busy: boolean;
}

/** In two acts, so that a question can stay open during the first and is gone before the second moves the focus. */
export function useLogOut(): LogOut {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMutation({ mutationFn: endSessionOnServer });
  return {
    endSession: () => mutateAsync(),
    leave: async (to) => {
      forgetUser();
      queryClient.clear();
      await navigate(to);
    },
    busy: isPending,
  };
}
