/** What both sides of the trial of payment agree on. The names are those of Braintree's own test nonces where it has one. */
export const sandboxTokenStart = 'sandbox.';

export const sandboxNonces = {
  card: 'fake-valid-nonce',
  payPal: 'fake-paypal-billing-agreement-nonce',
  declinedCard: 'fake-processor-declined-visa-nonce',
  invalidCard: 'fake-invalid-nonce',
} as const;
