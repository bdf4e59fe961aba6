import { bigint, boolean, integer, numeric, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const cptCodes = pgTable('cpt_codes', {
  id: id(),
  code: text().notNull(),
  description: text().notNull(),
  keywords: text().notNull().default(''),
  source: text({ enum: ['starter', 'official'] }).notNull(),
  retired: boolean().notNull().default(false),
  retired_from: smallint(),
});

export const cptValues = pgTable(
  'cpt_values',
  {
    cpt_id: bigint({ mode: 'number' }).notNull(),
    year: smallint().notNull(),
    work_rvu: numeric({ precision: 8, scale: 3 }).notNull(),
    status: text().notNull().default(''),
    global_days: text().notNull().default(''),
    multiple_procedure: text().notNull().default(''),
    bilateral: text().notNull().default(''),
    assistant: text().notNull().default(''),
    co_surgery: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.cpt_id, table.year] })],
);

export const icdCodes = pgTable('icd_codes', {
  id: id(),
  version: smallint().notNull(),
  code: text().notNull(),
  description: text().notNull(),
  billable: boolean().notNull(),
  source: text({ enum: ['starter', 'official'] }).notNull(),
  retired: boolean().notNull().default(false),
});

export const hospitals = pgTable('hospitals', {
  id: id(),
  facility_id: text(),
  name: text().notNull(),
  address: text().notNull().default(''),
  city: text().notNull().default(''),
  state: text().notNull().default(''),
  zip: text().notNull().default(''),
  source: text({ enum: ['starter', 'official'] }).notNull(),
  retired: boolean().notNull().default(false),
});

export const codeSets = pgTable('code_sets', {
  name: text({ enum: ['cpt', 'icd10', 'icd9', 'hospitals'] }).primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
  label: text().notNull(),
  changed_at: timestamp({ withTimezone: true }).notNull(),
});

export const codeUses = pgTable(
  'code_uses',
  {
    user_id: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: ['cpt', 'icd'] }).notNull(),
    code_id: bigint({ mode: 'number' }).notNull(),
    procedure_name: text().notNull().default(''),
    uses: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.kind, table.code_id, table.procedure_name] })],
);
