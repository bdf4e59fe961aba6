import { permissions, shareStatuses } from '@casefolio/domain/sharing/share';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

const instant = () => timestamp({ withTimezone: true });

export const shares = pgTable('shares', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  doctor_id: bigint({ mode: 'number' }).notNull(),
  email: text().notNull(),
  end_user_id: bigint({ mode: 'number' }),
  permission: text({ enum: permissions }).notNull(),
  status: text({ enum: shareStatuses }).notNull(),
  invited_at: instant().notNull(),
  expires_at: instant().notNull(),
  used_at: instant(),
  changed_at: instant().notNull(),
});

export const shareLinks = pgTable('share_links', {
  code_hash: bytea().primaryKey(),
  key_hash: bytea().notNull(),
  share_id: bigint({ mode: 'number' }).notNull(),
});
