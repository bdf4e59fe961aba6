import { randomUUID } from 'node:crypto';
import { sandboxNonces as nonces } from '@casefolio/domain/plans/sandbox';
import { describe, expect, test } from 'vitest';
import type { Payments } from './payments.port.ts';
import { sandboxPayments } from './sandbox.payments.ts';

interface Bench {
  readonly name: string;
  readonly start: () => Promise<Payments>;
  /** What the tokens of this provider look like to the browser. */
  readonly token: RegExp;
}

const benches: readonly Bench[] = [{ name: 'sandbox', start: async () => sandboxPayments(), token: /^sandbox\./ }];

describe.each(benches)('$name', ({ start, token }) => {
  async function withMethod(nonce: string) {
    const payments = await start();
    const vaulted = await payments.vault(await payments.newCustomer(), nonce);
    if ('refused' in vaulted) throw new Error(`refused: ${vaulted.refused}`);
    const subscriptionId = randomUUID();
    const wish = { subscriptionId, method: vaulted.method, braintreePlanId: 'busy-monthly', priceCents: 1999 };
    return { payments, subscriptionId, subscribe: () => payments.subscribe(wish) };
  }

  test('each customer is somebody else, and has a token for the browser', async () => {
    const payments = await start();
    const customers = [await payments.newCustomer(), await payments.newCustomer()];
    expect(new Set(customers).size).toBe(2);
    expect(await payments.clientToken(customers[0] ?? '')).toMatch(token);
  });

  test.for([nonces.card, nonces.payPal])('what %s stands for is vaulted and pays', async (nonce) => {
    const { payments, subscriptionId, subscribe } = await withMethod(nonce);
    expect(await payments.subscriptionState(subscriptionId)).toBeNull();
    expect(await subscribe()).toBe('subscribed');
    expect(await payments.subscriptionState(subscriptionId)).toBe('active');
  });

  test.for([nonces.invalidCard, '', 'made-up', '__proto__'])('the nonce "%s" is refused', async (nonce) => {
    const payments = await start();
    expect(await payments.vault(await payments.newCustomer(), nonce)).toEqual({ refused: 'nonce' });
  });

  test('a customer that nobody made has nothing vaulted', async () => {
    const payments = await start();
    expect(await payments.vault('somebody', nonces.card)).toEqual({ refused: 'nonce' });
  });

  test('a bank that does not pay leaves no subscription', async () => {
    const { payments, subscriptionId, subscribe } = await withMethod(nonces.declinedCard);
    expect(await subscribe()).toEqual({ refused: 'declined' });
    expect(await payments.subscriptionState(subscriptionId)).toBeNull();
  });

  test('a subscription is cancelled once, and what does not exist needs no cancelling', async () => {
    const { payments, subscriptionId, subscribe } = await withMethod(nonces.card);
    await subscribe();
    await payments.cancel(subscriptionId, 'kept');
    await payments.cancel(subscriptionId, 'given back');
    expect(await payments.subscriptionState(subscriptionId)).toBe('cancelled');
    await payments.cancel(randomUUID(), 'given back');
  });
});
