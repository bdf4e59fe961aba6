import type { discardCase, exitRegistryCase } from '@casefolio/domain/messages/case-form';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { NavigationType, useBlocker } from 'react-router';
import { useConfirm } from '../../../../ui/confirm.tsx';
import { useStoredUser } from '../../../accounts/accounts.api.ts';
import { useCaseForm } from './case-form-context.ts';

interface LeaveGuardProps {
  /** A log and a registry ask in their own words. */
  readonly question: typeof discardCase | typeof exitRegistryCase;
  /** True once the case is saved: then there is nothing to lose. */
  readonly isSaved: () => boolean;
  readonly onDiscard: () => Promise<void>;
}

/** Asks before what was entered is lost: on the way to another screen, and when the tab is closed. It draws nothing. */
export function LeaveGuard({ question, isSaved, onDiscard }: LeaveGuardProps) {
  const { form } = useCaseForm();
  const { isDirty } = useFormState({ control: form.control });
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
    const beforeClosing = () => discard.current();
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
  return null;
}
