import { useEffect, useRef } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { useConfirm } from '../../../ui/confirm.tsx';
import { useStoredUser } from '../../accounts/accounts.api.ts';

interface LeaveGuard {
  readonly question: Readonly<Record<'title' | 'body' | 'confirm' | 'cancel', string>>;
  readonly isDirty: boolean;
  /** True once it is saved: then there is nothing to lose. */
  readonly isSaved?: () => boolean;
  readonly onDiscard?: () => Promise<void>;
}

const never = (): boolean => false;

/** Asks before what was typed is lost: on the way to another screen, and when the tab is closed. */
export function useLeaveGuard({ question, isDirty, isSaved = never, onDiscard }: LeaveGuard): void {
  const isSignedIn = useStoredUser() !== null;
  const confirm = useConfirm();
  const asks = isDirty && isSignedIn;
  // A replacement is none of the user's ways: it is what happens when a session has ended.
  const blocker = useBlocker(({ historyAction }) => asks && historyAction !== NavigationType.Replace && !isSaved());
  const discard = useRef(onDiscard);
  useEffect(() => {
    discard.current = onDiscard;
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const beforeClosing = async () => discard.current?.();
    void confirm({ ...question, tone: 'danger', beforeClosing }).then((agreed) =>
      agreed ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker, confirm, question]);

  useEffect(() => {
    if (!asks) return undefined;
    const hold = (event: BeforeUnloadEvent) => {
      if (!isSaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [asks, isSaved]);
}
