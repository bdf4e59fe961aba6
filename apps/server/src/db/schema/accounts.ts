import { bigint, boolean, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const instant = () => timestamp({ withTimezone: true });

export const users = pgTable('users', {
  id: id(),
  email: text().notNull(),
  password_hash: text().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  phone: text(),
  user_role_id: integer(),
  registered_from: text().notNull().default('WEB'),
  accepted_terms_at: instant().notNull(),
  verified_at: instant(),
  created_at: instant().notNull(),
});

export const sessions = pgTable('sessions', {
  id: id(),
  user_id: bigint({ mode: 'number' }).notNull(),
  token_hash: bytea().notNull(),
  remembered: boolean().notNull(),
  time_offset_hours: numeric({ precision: 4, scale: 2 }).notNull().default('0'),
  user_agent: text().notNull(),
  address: text().notNull(),
  opened_at: instant().notNull(),
  last_seen_at: instant().notNull(),
});

export const verificationTokens = pgTable('verification_tokens', {
  token_hash: bytea().primaryKey(),
  user_id: bigint({ mode: 'number' }).notNull(),
  expires_at: instant().notNull(),
});
