import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const instant = () => timestamp({ withTimezone: true });

export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  sent_at: instant().notNull(),
  mailed_at: instant(),
});

export const demoRequests = pgTable('demo_requests', {
  id: id(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  email: text().notNull(),
  plan: text(),
  business_name: text().notNull(),
  message: text().notNull(),
  sent_at: instant().notNull(),
  mailed_at: instant(),
});

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: id(),
  email: text().notNull(),
  asked_at: instant().notNull(),
  confirmed_at: instant(),
});

export const newsletterLinks = pgTable('newsletter_links', {
  token_hash: bytea().primaryKey(),
  subscriber_id: bigint({ mode: 'number' }).notNull(),
  expires_at: instant().notNull(),
});
