import { bigint, date, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

const id = () => bigint({ mode: 'number' });
const ownId = () => id().primaryKey().generatedAlwaysAsIdentity();
const instant = () => timestamp({ withTimezone: true });
/** Calendar days stay texts: a Date would move by a day somewhere. */
const day = () => date({ mode: 'string' });
const exact = () => numeric({ precision: 14, scale: 2 }).notNull().default('0');

export const institutions = pgTable('institutions', {
  id: ownId(),
  name: text().notNull(),
  address: text().notNull().default(''),
  google_place_id: text(),
});

export const emailChanges = pgTable('email_changes', {
  user_id: id().primaryKey(),
  email: text().notNull(),
  token_hash: bytea(),
  expires_at: instant().notNull(),
});

export const positions = pgTable('positions', {
  id: ownId(),
  user_id: id().notNull(),
  kind: text().$type<'CURRENT' | 'EXPERIENCE'>().notNull(),
  institution_id: id().notNull(),
  speciality_id: integer().notNull(),
  start_date: day().notNull(),
  end_date: day(),
});

export const educations = pgTable('educations', {
  id: ownId(),
  user_id: id().notNull(),
  speciality_id: integer().notNull(),
  degree_id: integer().notNull(),
  institution_name: text().notNull(),
  start_date: day().notNull(),
  end_date: day(),
});

export const reimbursements = pgTable('reimbursements', {
  user_id: id().primaryKey(),
  practice_state: text().notNull(),
  reimbursement_model: text().$type<'SALARY_BASED' | 'RVUS_BASED' | 'MIXED'>().notNull(),
  threshold: text().$type<'DOLLARS' | 'RVUS'>(),
  amount: exact(),
  rvus_multiplier: exact(),
});
