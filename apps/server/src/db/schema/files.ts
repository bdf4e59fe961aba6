import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });

export const keptFiles = pgTable('kept_files', {
  key: text().primaryKey(),
  owner_id: bigint({ mode: 'number' }).notNull(),
  content_type: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  added_at: instant().notNull(),
  kept_at: instant(),
  released_at: instant(),
});
