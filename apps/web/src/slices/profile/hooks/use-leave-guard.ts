import { useEffect, useRef } from 'react';
import { NavigationType, useBlocker } from 'react-router';

interface LeaveGuard {
  readonly isDirty: boolean;
  /** Asks whether what was typed may be lost. */
  readonly mayLose: () => Promise<boolean>;
  readonly close: () => void;
}

/** Asks before typed information is lost, whether by the dialog's own ways out or by the browser's Back. */
export function useLeaveGuard({ isDirty, mayLose, close }: LeaveGuard) {
  const isDone = useRef(false);
  // Only ways through the history are held up: whose session has ended must be able to go.
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop && isDirty && !isDone.current);
  const asks = useRef(mayLose);
  useEffect(() => {
    asks.current = mayLose;
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void asks.current().then((agreed) => (agreed ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  const closeNow = (): void => {
    isDone.current = true;
    close();
  };
  return {
    /** Saved or deleted: there is nothing left to lose. */
    closeNow,
    askToClose: (): void => {
      if (!isDirty) return closeNow();
      void mayLose().then((agreed) => agreed && closeNow());
    },
  };
}
