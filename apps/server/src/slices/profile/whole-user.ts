import type { education, position, reimbursement, wholeUser } from '@casefolio/contract/profile.contract';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import { missing } from '../../http/failure.ts';
import { userView } from '../accounts/accounts.api.ts';
import type { Institution } from './institutions.store.ts';
import { pendingEmail, personById } from './people.store.ts';
import { educationsOf, positionsOf } from './positions.store.ts';
import type { ProfileTools } from './profile-tools.ts';
import { type Reimbursement, reimbursementOf } from './reimbursements.store.ts';

type Choices = ProfileTools['choices'];
type PositionRow = Awaited<ReturnType<typeof positionsOf>>[number];
type EducationRow = Awaited<ReturnType<typeof educationsOf>>[number];

/** Everything that stands on somebody's profile. */
export async function readWholeUser(
  db: Queryable,
  tools: ProfileTools,
  userId: number,
): Promise<z.input<typeof wholeUser>> {
  const { choices, clock } = tools;
  const person = await personById(db, userId);
  if (!person) throw missing();
  const positions = await positionsOf(db, userId);
  const educations = await educationsOf(db, userId);
  const paid = await reimbursementOf(db, userId);
  const speciality = choices.speciality(person.speciality_id);
  const listed = (kind: 'CURRENT' | 'EXPERIENCE') =>
    positions.filter(({ position: one }) => one.kind === kind).map((row) => positionOnWire(row, choices));
  return {
    ...userView(person, tools),
    user_profile: speciality ? [{ speciality }] : [],
    user_country_code: choices.country(person.country_code_id) ?? null,
    pending_email: await pendingEmail(db, userId, clock.now()),
    current_positions: listed('CURRENT'),
    user_experiences: listed('EXPERIENCE'),
    user_educations: educations.map((row) => educationOnWire(row, choices)),
    reimbursement: paid ? reimbursementOnWire(paid) : null,
  };
}

/** A list that was shortened leaves older records without a name; they stand all the same. */
const unnamed = (id: number) => ({ id, name: '' });

export const positionOnWire = (
  {
    position: row,
    institution,
  }: { position: Omit<PositionRow['position'], 'kind' | 'user_id'>; institution: Institution },
  choices: Choices,
): z.input<typeof position> => ({
  id: row.id,
  hospital: institution,
  speciality: choices.speciality(row.speciality_id) ?? unnamed(row.speciality_id),
  start_date: row.start_date,
  end_date: row.end_date,
});

export const educationOnWire = (row: Omit<EducationRow, 'user_id'>, choices: Choices): z.input<typeof education> => ({
  id: row.id,
  speciality: choices.speciality(row.speciality_id) ?? unnamed(row.speciality_id),
  degree: choices.degree(row.degree_id) ?? unnamed(row.degree_id),
  institution_name: row.institution_name,
  start_date: row.start_date,
  end_date: row.end_date,
});

/** The row is what goes out; the contract leaves its owner's id behind. */
export const reimbursementOnWire = (row: Reimbursement): z.input<typeof reimbursement> => row;
