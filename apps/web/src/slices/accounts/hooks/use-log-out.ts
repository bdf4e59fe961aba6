import { logout } from '@casefolio/contract/accounts.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { forgetUser, keepChoicesOfTheMachine } from '../../../api/session.ts';

/** Ends the session on the server and leaves nothing of the user in this browser, also when the server cannot be reached. */
export function useLogOut(): { readonly logOut: () => Promise<void>; readonly busy: boolean } {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMutation({ mutationFn: () => call(logout, { body: {} }) });
  const logOut = async (): Promise<void> => {
    const putBack = keepChoicesOfTheMachine();
    await mutateAsync().catch(() => null);
    forgetUser();
    putBack();
    queryClient.clear();
    await navigate('/');
  };
  return { logOut, busy: isPending };
}
