import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });

export const subscriptions = pgTable('subscriptions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  user_id: bigint({ mode: 'number' }).notNull(),
  plan_id: integer().notNull(),
  period: text({ enum: ['Monthly', 'Annual'] }).notNull(),
  price_cents: integer().notNull(),
  promotion_code: text(),
  customer_id: text(),
  provider_subscription_id: text(),
  started_at: instant().notNull(),
  ended_at: instant(),
});

export const openCharges = pgTable('open_charges', {
  provider_subscription_id: text().primaryKey(),
  opened_at: instant().notNull(),
});
