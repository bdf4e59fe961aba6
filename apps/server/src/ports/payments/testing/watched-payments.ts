import type { Payments, SubscriptionWish } from '../payments.port.ts';
import { sandboxPayments } from '../sandbox.payments.ts';

export interface WatchedPayments extends Payments {
  /** Every charge that was made, in order. */
  readonly charged: SubscriptionWish[];
  /** What the next charge does after the provider has made it: a lost answer, a crash. */
  afterNextCharge: (() => Promise<void>) | undefined;
  /** While it is, nothing can be cancelled. */
  isDown: boolean;
}

/** The sandbox, with a window in it. */
export function watchedPayments(): WatchedPayments {
  const sandbox = sandboxPayments();
  const watched: WatchedPayments = {
    ...sandbox,
    charged: [],
    afterNextCharge: undefined,
    isDown: false,
    async subscribe(wish) {
      const answer = await sandbox.subscribe(wish);
      if (answer === 'subscribed') watched.charged.push(wish);
      const after = watched.afterNextCharge;
      watched.afterNextCharge = undefined;
      await after?.();
      return answer;
    },
    async cancel(...which) {
      if (watched.isDown) throw new Error('the provider does not answer');
      await sandbox.cancel(...which);
    },
  };
  return watched;
}
