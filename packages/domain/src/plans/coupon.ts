import type { Cents } from './money.ts';

/** What a promotional code takes off a price: whole per cents of it, or an amount. */
export type Coupon =
  | { readonly kind: 'percentage'; readonly percent: number }
  | { readonly kind: 'amount'; readonly cents: Cents };

/** The code that makes a plan cost nothing. */
export const wholePrice: Coupon = { kind: 'percentage', percent: 100 };

/** Never below nothing; half a cent is taken off, in the customer's favour. */
export function priceAfter(coupon: Coupon, cents: Cents): Cents {
  const off = coupon.kind === 'amount' ? coupon.cents : Math.floor((cents * coupon.percent + 50) / 100);
  return Math.max(0, cents - off);
}

/** As a person may have typed it: case and spaces around do not matter. */
export const sameCode = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
