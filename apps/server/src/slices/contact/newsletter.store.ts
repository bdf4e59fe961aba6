import { and, eq, exists, gt, inArray, isNull, lt, notExists } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { newsletterLinks, newsletterSubscribers } from '../../db/schema/contact.ts';

export type Subscriber = typeof newsletterSubscribers.$inferSelect;

/** The one row of an address, whether it asks for the first time or again. */
export async function addSubscriber(db: Queryable, email: string, at: Date): Promise<number> {
  const [subscriber] = await db
    .insert(newsletterSubscribers)
    .values({ email, asked_at: at })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { asked_at: at } })
    .returning({ id: newsletterSubscribers.id });
  if (!subscriber) throw new Error('an insert gives its row back');
  return subscriber.id;
}

export async function subscriberById(db: Queryable, id: number): Promise<Subscriber | undefined> {
  const [subscriber] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
  return subscriber;
}

export async function addNewsletterLink(db: Queryable, link: typeof newsletterLinks.$inferInsert): Promise<void> {
  await db.insert(newsletterLinks).values(link);
}

/** Whoever got this link; undefined when it is void. Of two clicks at once the second waits, and then finds it used. */
export async function confirmSubscriber(db: Queryable, tokenHash: Buffer, now: Date): Promise<number | undefined> {
  const link = db
    .select()
    .from(newsletterLinks)
    .where(
      and(
        eq(newsletterLinks.subscriber_id, newsletterSubscribers.id),
        eq(newsletterLinks.token_hash, tokenHash),
        gt(newsletterLinks.expires_at, now),
      ),
    );
  const [confirmed] = await db
    .update(newsletterSubscribers)
    .set({ confirmed_at: now })
    .where(and(isNull(newsletterSubscribers.confirmed_at), exists(link)))
    .returning({ id: newsletterSubscribers.id });
  return confirmed?.id;
}

/** The links go with their subscriber. */
export async function removeSubscriber(db: Queryable, tokenHash: Buffer): Promise<number | undefined> {
  const owner = db
    .select({ id: newsletterLinks.subscriber_id })
    .from(newsletterLinks)
    .where(eq(newsletterLinks.token_hash, tokenHash));
  const [removed] = await db
    .delete(newsletterSubscribers)
    .where(inArray(newsletterSubscribers.id, owner))
    .returning({ id: newsletterSubscribers.id });
  return removed?.id;
}

/** Those who never confirmed and can no longer do so. A mail that was late keeps its 48 hours. */
export const purgeUnconfirmed = (db: Queryable, askedBefore: Date, now: Date) =>
  db.delete(newsletterSubscribers).where(
    and(
      isNull(newsletterSubscribers.confirmed_at),
      lt(newsletterSubscribers.asked_at, askedBefore),
      notExists(
        db
          .select()
          .from(newsletterLinks)
          .where(and(eq(newsletterLinks.subscriber_id, newsletterSubscribers.id), gt(newsletterLinks.expires_at, now))),
      ),
    ),
  );
