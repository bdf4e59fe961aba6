import { z } from 'zod';
import type { Browser } from '../../../app/testing/browser.ts';
import type { TestCasefolio } from '../../../app/testing/test-casefolio.ts';
import { users } from '../../../db/schema/accounts.ts';
import { eq } from 'drizzle-orm';
import { verifiedPerson } from '../../accounts/testing/people.ts';

export const specialities = { neurosurgery: 1, neurointerventional: 2, radiology: 3, generic: 15 } as const;

export interface TestSurgeon {
  readonly browser: Browser;
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly hospitalId: number;
}

const idOnly = z.object({ id: z.number() });
const withHospital = z.object({ hospital: idOnly });

interface Kind {
  readonly speciality?: keyof typeof specialities;
  readonly planId?: number;
  readonly hospital?: string;
}

/** Somebody with a speciality, an institution and a plan. */
export async function surgeonOf(test: TestCasefolio, kind: Kind = {}): Promise<TestSurgeon> {
  const { speciality = 'neurosurgery', planId = 4, hospital = 'Test General Hospital' } = kind;
  const { browser, id, person } = await verifiedPerson(test);
  const speciality_id = specialities[speciality];
  const { first_name, last_name, email } = person;
  await browser.put(`/users/${id}`, { first_name, last_name, email, user_role_id: 1, speciality_id });
  await test.casefolio.database.db.update(users).set({ plan_id: planId }).where(eq(users.id, id));
  const position = { hospital: { name: hospital }, speciality_id, start_date: '2020-01-01' };
  const added = await browser.post(`/users/${id}/position`, position);
  return { browser, id, email, password: person.password, hospitalId: withHospital.parse(added.data).hospital.id };
}

/** Everything that a neurosurgeon's case must have. */
export const craniotomy = ({ hospitalId }: Pick<TestSurgeon, 'hospitalId'>) => ({
  patient_first_name: 'Nora',
  patient_last_name: 'Quill',
  gender: 'Female',
  hospital_id: hospitalId,
  date_of_procedure: '2026-03-04',
  type: 'Cranial',
  procedure_name: 'Craniotomy for tumor',
});

export async function loggedCase({ browser, id, hospitalId }: TestSurgeon, changes: object = {}): Promise<number> {
  const reply = await browser.post(`/users/${id}/procedures`, { ...craniotomy({ hospitalId }), ...changes });
  if (reply.status_code !== 200) throw new Error(reply.text);
  return idOnly.parse(reply.data).id;
}
