import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const id = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

export const reports = pgTable('reports', {
  id: id().primaryKey().generatedAlwaysAsIdentity(),
  owner_id: id().notNull(),
  file_name: text().notNull(),
  file_key: text(),
  status: text().$type<'RUNNING' | 'READY' | 'FAILED' | 'EXPIRED'>().notNull(),
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  created_at: instant().notNull(),
  expires_at: instant().notNull(),
  kind: text().$type<'EXCEL' | 'PDF'>().notNull(),
  procedure_ids: id().array().notNull().default([]),
  failures: integer().notNull().default(0),
  touched_at: instant().notNull(),
});
