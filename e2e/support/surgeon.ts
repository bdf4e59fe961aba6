import type { Outbox } from './outbox.ts';
import { type Caller, dataOf, type Person, verifiedPerson } from './people.ts';

export interface Surgeon extends Person {
  readonly hospitalId: number;
}

interface Kind {
  readonly plan?: 'unlimited-monthly' | '1';
  readonly name?: string;
}

/** A verified neurosurgeon with an institution, made by calls. The caller carries their session afterwards. */
export async function surgeon(caller: Caller, outbox: Outbox, kind: Kind = {}): Promise<Surgeon> {
  const { plan = 'unlimited-monthly', name = 'Ada' } = kind;
  const paid = plan === '1' ? {} : { plan: { plan_id: plan, promotion_code: 'Casefolio100' } };
  const { id, email } = await verifiedPerson(caller, outbox, { name, lastName: 'Okafor', ...paid });
  const person = { first_name: name, last_name: 'Okafor', email, user_role_id: 1 };
  await dataOf(caller.put(`/api/v1/users/${id}`, { data: { ...person, speciality_id: 1 } }));
  const position = { hospital: { name: 'Test General Hospital' }, speciality_id: 1, start_date: '2020-01-01' };
  const { hospital } = await dataOf<{ hospital: { id: number } }>(
    caller.post(`/api/v1/users/${id}/position`, { data: position }),
  );
  return { id, email, hospitalId: hospital.id };
}
