import type { Limit } from '../accounts/limits.ts';

/** A code can be guessed, and each token makes a customer at the payment provider. */
export const planLimits = {
  couponChecksPerCaller: { name: 'coupon-checks-per-caller', tries: 30, perSeconds: 600 },
  paymentTokensPerCaller: { name: 'payment-tokens-per-caller', tries: 60, perSeconds: 600 },
} as const satisfies Record<string, Limit>;
