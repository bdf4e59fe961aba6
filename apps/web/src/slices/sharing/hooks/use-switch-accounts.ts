import { keepProfileAsNext } from '../../../api/next-page.ts';
import { useLogOut } from '../../accounts/accounts.api.ts';

/** Logs out and goes on: to the sign-in, which then leads to the invitations, or back to the link for somebody who has no account yet. */
export function useSwitchAccounts(isNew: boolean): { readonly change: () => Promise<void>; readonly busy: boolean } {
  const { endSession, leave, busy } = useLogOut();
  const change = async (): Promise<void> => {
    await endSession();
    await leave(isNew ? '.' : '/signin');
    if (!isNew) keepProfileAsNext();
  };
  return { change, busy };
}
