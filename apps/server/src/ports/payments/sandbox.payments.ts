import { randomUUID } from 'node:crypto';
import { sandboxNonces, sandboxTokenStart } from '@casefolio/domain/plans/sandbox';
import type { Payments } from './payments.port.ts';

const customerStart = 'sandbox-customer-';
const vaultable: ReadonlySet<string> = new Set([sandboxNonces.card, sandboxNonces.payPal, sandboxNonces.declinedCard]);

/** Stands in where no provider is configured: no money moves. What was subscribed to is forgotten with the process. */
export function sandboxPayments(): Payments {
  const subscriptions = new Map<string, 'active' | 'cancelled'>();
  return {
    newCustomer: async () => `${customerStart}${randomUUID()}`,
    clientToken: async (customerId) => `${sandboxTokenStart}${Buffer.from(customerId).toString('base64url')}`,
    vault: async (customerId, nonce) =>
      customerId.startsWith(customerStart) && vaultable.has(nonce) ? { method: nonce } : { refused: 'nonce' },
    async subscribe({ subscriptionId, method }) {
      if (method === sandboxNonces.declinedCard) return { refused: 'declined' };
      subscriptions.set(subscriptionId, 'active');
      return 'subscribed';
    },
    async cancel(subscriptionId) {
      if (subscriptions.has(subscriptionId)) subscriptions.set(subscriptionId, 'cancelled');
    },
    subscriptionState: async (subscriptionId) => subscriptions.get(subscriptionId) ?? null,
  };
}
