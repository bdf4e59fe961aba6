import { eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { openCharges, subscriptions } from '../../db/schema/plans.ts';

export async function addSubscription(
  db: Queryable,
  subscription: Omit<typeof subscriptions.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(subscriptions).values(subscription);
}

/** Does this customer at the provider belong to an account already, be it of a subscription that has ended? */
export async function customerIsTaken(db: Queryable, customerId: string): Promise<boolean> {
  const found = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.customer_id, customerId))
    .limit(1);
  return found.length > 0;
}

export async function openCharge(db: Queryable, provider_subscription_id: string, opened_at: Date): Promise<void> {
  await db.insert(openCharges).values({ provider_subscription_id, opened_at });
}

/** True for the one who closes it. Whoever else closes it at the same moment waits for that one's transaction. */
export async function closeCharge(db: Queryable, providerSubscriptionId: string): Promise<boolean> {
  const closed = await db
    .delete(openCharges)
    .where(eq(openCharges.provider_subscription_id, providerSubscriptionId))
    .returning({ id: openCharges.provider_subscription_id });
  return closed.length === 1;
}

export async function chargesOpenedBefore(db: Queryable, before: Date): Promise<string[]> {
  const left = await db
    .select({ id: openCharges.provider_subscription_id })
    .from(openCharges)
    .where(lt(openCharges.opened_at, before));
  return left.map(({ id }) => id);
}
