import type { Family } from '@casefolio/domain/case-fields/speciality';
import type { CaseValues } from '@casefolio/domain/case-fields/case-values';
import { bigint, date, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });
const id = () => bigint({ mode: 'number' });
const ownId = () => id().primaryKey().generatedAlwaysAsIdentity();
/** Calendar days stay texts: a Date would move by a day somewhere. */
const day = () => date({ mode: 'string' });

export const cases = pgTable('cases', {
  id: ownId(),
  owner_id: id().notNull(),
  family: text().$type<Family>().notNull(),
  patient_first_name: text().notNull(),
  patient_last_name: text().notNull(),
  mrn: text().notNull(),
  date_of_birth: day(),
  age: numeric({ precision: 6, scale: 3 }),
  gender: text().notNull(),
  institution_id: id().notNull(),
  procedure_date: day().notNull(),
  type: text().notNull(),
  procedure_name: text().notNull(),
  details: jsonb().$type<CaseValues>().notNull(),
  cpt_modifier_id: text(),
  version: integer().notNull().default(1),
  created_by: id().notNull(),
  created_at: instant().notNull(),
  updated_by: id().notNull(),
  updated_at: instant().notNull(),
  deleted_at: instant(),
});

export const caseProcedures = pgTable('case_procedures', {
  id: ownId(),
  case_id: id().notNull(),
  owner_id: id().notNull(),
  place: integer().notNull(),
  procedure_date: day().notNull(),
  type: text().notNull(),
  procedure_name: text().notNull(),
  details: jsonb().$type<CaseValues>().notNull(),
});

export const caseCpts = pgTable(
  'case_cpts',
  {
    case_id: id().notNull(),
    owner_id: id().notNull(),
    cpt_id: id().notNull(),
    place: integer().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.case_id, table.cpt_id] })],
);

export const caseIcds = pgTable(
  'case_icds',
  { case_id: id().notNull(), owner_id: id().notNull(), icd_id: id().notNull(), place: integer().notNull() },
  (table) => [primaryKey({ columns: [table.case_id, table.icd_id] })],
);

export const caseNotes = pgTable('case_notes', {
  id: ownId(),
  case_id: id().notNull(),
  owner_id: id().notNull(),
  place: integer().notNull(),
  note: text().notNull(),
  author_id: id().notNull(),
  noted_at: instant().notNull(),
});

export const casePeople = pgTable(
  'case_people',
  {
    case_id: id().notNull(),
    owner_id: id().notNull(),
    part: text().$type<'PRIMARY' | 'CO'>().notNull(),
    place: integer().notNull(),
    user_id: id(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.case_id, table.part, table.place] })],
);

export const caseImages = pgTable('case_images', {
  id: ownId(),
  case_id: id().notNull(),
  owner_id: id().notNull(),
  image_name: text().notNull(),
  large_key: text().notNull(),
  small_key: text().notNull(),
  added_by: id().notNull(),
  added_at: instant().notNull(),
});

export const caseVersions = pgTable(
  'case_versions',
  {
    case_id: id().notNull(),
    owner_id: id().notNull(),
    version: integer().notNull(),
    at: instant().notNull(),
    actor_id: id().notNull(),
    snapshot: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.case_id, table.version] })],
);
