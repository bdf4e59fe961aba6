import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

const instant = () => timestamp({ withTimezone: true });

export const auditEvents = pgTable('audit_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant().notNull(),
  actor_id: bigint({ mode: 'number' }),
  owner_id: bigint({ mode: 'number' }),
  action: text().notNull(),
  object: text(),
  outcome: text().notNull(),
  address: text().notNull(),
  request_id: text().notNull(),
});

export const limitCounters = pgTable(
  'limit_counters',
  {
    name: text().notNull(),
    subject: bytea().notNull(),
    window_start: instant().notNull(),
    tries: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.subject] })],
);

export const keptAnswers = pgTable(
  'kept_answers',
  {
    caller: text().notNull(),
    key: text().notNull(),
    request_hash: bytea().notNull(),
    answer: jsonb(),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] })],
);
