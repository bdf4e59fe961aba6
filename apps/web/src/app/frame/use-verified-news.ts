import { accountMessages } from '@casefolio/domain/messages/accounts';
import { useEffect, useRef } from 'react';
import type { StoredUser } from '../../api/stored-user.ts';
import { useToast } from '../../ui/toast.tsx';

/** Says that the address is verified, wherever its link was opened: in this window, in another, or on another machine. */
export function useVerifiedNews({ id, verified }: StoredUser): void {
  const toast = useToast();
  const before = useRef({ id, verified });
  useEffect(() => {
    const isNews = before.current.id === id && !before.current.verified && verified;
    before.current = { id, verified };
    if (isNews) toast(accountMessages.verified);
  }, [id, verified, toast]);
}
