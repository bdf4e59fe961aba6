import { type Pay, withCharge } from './charge.ts';
import type { PlansTools } from './plans-tools.ts';
import { type Purchase, type PurchaseWish, type ReadPurchase, readPurchase } from './purchase.ts';

/** What a sign-up needs to know of plans. */
export interface Purchases {
  read(wish: PurchaseWish): Promise<ReadPurchase>;
  /** Runs the transaction; its `pay` charges and books the subscription, last of all. */
  complete<T>(purchase: Purchase | null, transaction: (pay: Pay) => Promise<T>): Promise<T>;
}

export const makePurchases = (tools: PlansTools): Purchases => ({
  read: (wish) => readPurchase(tools, wish),
  complete: (purchase, transaction) =>
    purchase ? withCharge(tools, purchase, transaction) : transaction(async () => undefined),
});
