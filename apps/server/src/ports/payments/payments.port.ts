import type { Cents } from '@casefolio/domain/plans/money';

/** Why the provider said no: the form's nonce is not good (any more), or the bank does not pay. */
export interface Refused {
  readonly refused: 'nonce' | 'declined';
}

export interface SubscriptionWish {
  /** Chosen by us before the provider is asked, so that a charge can be found and taken back whatever happens on the way. */
  readonly subscriptionId: string;
  readonly method: string;
  readonly braintreePlanId: string;
  /** Sent with every subscription: coupons are ours, the provider's list price does not count. */
  readonly priceCents: Cents;
}

/** The payment provider. What it refuses is answered; what it could not be asked is thrown. */
export interface Payments {
  newCustomer(): Promise<string>;
  /** What the browser's payment form needs to make a nonce for this customer. */
  clientToken(customerId: string): Promise<string>;
  /** Keeps the method of payment behind a nonce, and names it. */
  vault(customerId: string, nonce: string): Promise<{ readonly method: string } | Refused>;
  /** Charges the first period at once, and each one after it. */
  subscribe(wish: SubscriptionWish): Promise<'subscribed' | Refused>;
  /** Charges no further period; the one that is paid for is kept, or given back. Unknown or cancelled already, there is nothing to do. */
  cancel(subscriptionId: string, paid: 'kept' | 'given back'): Promise<void>;
  subscriptionState(subscriptionId: string): Promise<'active' | 'cancelled' | null>;
}
