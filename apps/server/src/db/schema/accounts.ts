import { bigint, boolean, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
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
  plan_id: integer().notNull().default(1),
  speciality_id: integer(),
  country_code_id: integer(),
  image_large_key: text(),
  image_small_key: text(),
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

const userId = () => bigint({ mode: 'number' });

export const knownPlaces = pgTable(
  'known_places',
  { user_id: userId().notNull(), place: bytea().notNull(), last_seen_at: instant().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.place] })],
);

export const resetCodes = pgTable(
  'reset_codes',
  {
    user_id: userId().notNull(),
    place: bytea().notNull(),
    code_hash: bytea().notNull(),
    expires_at: instant().notNull(),
    tries_here: integer().notNull().default(0),
    tries_elsewhere: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.place] })],
);

export const secondFactors = pgTable('second_factors', {
  user_id: userId().primaryKey(),
  sealed_secret: bytea().notNull(),
  begun_at: instant().notNull(),
  confirmed_at: instant(),
  last_step: bigint({ mode: 'number' }),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  { user_id: userId().notNull(), code_hash: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.code_hash] })],
);
