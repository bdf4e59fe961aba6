import { planMessages } from '@casefolio/domain/messages/plans';
import { useRef, useState } from 'react';
import { sortServerErrors } from '../../../fields/server-errors.ts';
import type { Payment } from '../hooks/use-register.ts';

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Sends a payment once at a time, and keeps what there is to say of it. `send` waits while the success is shown. */
export function useBilling(send: (payment: Payment, showSuccess: () => Promise<void>) => Promise<void>) {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [isSubscribed, setSubscribed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const showSuccess = async (): Promise<void> => {
    setSubscribed(true);
    await pause(planMessages.subscribed.forMs);
  };

  async function subscribe(payment: Payment): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    await send(payment, showSuccess).catch((failure: unknown) => setProblem(sortServerErrors(failure, []).general));
    underWay.current = false;
    setBusy(false);
  }

  return { subscribe, busy, isSubscribed, problem };
}
