import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const userId = () => bigint({ mode: 'number' }).notNull();
const instant = () => timestamp({ withTimezone: true }).notNull();

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
/** What a form holds. */
export type FormContent = Record<string, Json>;
const content = () => jsonb().$type<FormContent>().notNull();

export const drafts = pgTable(
  'drafts',
  {
    user_id: userId(),
    key: text().notNull(),
    content: content(),
    updated_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
);

export const caseTemplates = pgTable('case_templates', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  user_id: userId(),
  name: text().notNull(),
  content: content(),
  uses: integer().notNull().default(0),
  created_at: instant(),
});
