import { partsOf } from '@casefolio/domain/dates/calendar-day';
import type { Tx } from '../db/database.ts';
import { institutionNamed } from '../slices/profile/institutions.store.ts';
import { addEducation, addPosition } from '../slices/profile/positions.store.ts';
import { addReimbursement } from '../slices/profile/reimbursements.store.ts';
import { neurosurgery } from './people.ts';

const degrees = { md: 1, mph: 9 } as const;

/** Training ends the day before the first of July on which the next post begins. */
const from = (year: number) => `${year}-07-01`;
const until = (year: number) => `${year}-06-30`;

const posts = [
  { name: 'Lakeshore General Hospital', address: '77 Pier Road, Lakeshore', years: [11, 3] },
  { name: 'Alder County Hospital', address: '5 Mill Lane, Alder', years: [13, 11] },
] as const;

const studies = [
  { institution_name: 'Riverbend School of Public Health', degree_id: degrees.mph, years: [5, 3] },
  { institution_name: 'Lakeshore Neurosurgery Residency', degree_id: degrees.md, years: [20, 13] },
  { institution_name: 'University of Port Ellery', degree_id: degrees.md, years: [24, 20] },
] as const;

/** Paid by a threshold of 4,000 RVUs a year, so that the dashboard has something to estimate. */
const pay = {
  practice_state: 'OR',
  reimbursement_model: 'MIXED',
  threshold: 'RVUS',
  amount: '4000.00',
  rvus_multiplier: '52.50',
} as const;

/** What the surgeon did before the first case of the demonstration, and how they are paid. `since` is the day of that case. */
export async function giveCareer(tx: Tx, userId: number, since: string): Promise<void> {
  const { year } = partsOf(since);
  const stay = ([first, last]: readonly [number, number]) => ({
    speciality_id: neurosurgery,
    start_date: from(year - first),
    end_date: until(year - last),
  });
  for (const { years, ...institution } of posts) {
    const institution_id = await institutionNamed(tx, institution);
    await addPosition(tx, { userId, kind: 'EXPERIENCE' }, { institution_id, ...stay(years) });
  }
  for (const { years, ...study } of studies) await addEducation(tx, userId, { ...study, ...stay(years) });
  await addReimbursement(tx, userId, pay);
}
