import { todayAt } from '@casefolio/domain/dates/calendar-day';
import type { Casefolio } from '../app/casefolio.ts';
import type { Tx } from '../db/database.ts';
import { addAccount, markVerified } from '../slices/accounts/accounts.store.ts';
import { hashPassword } from '../slices/accounts/password-hash.ts';
import { institutionNamed } from '../slices/profile/institutions.store.ts';
import { addPosition } from '../slices/profile/positions.store.ts';
import { addExports } from './add-exports.ts';
import { addScans } from './add-scans.ts';
import { asSurgeon } from './as-surgeon.ts';
import { giveCareer } from './career.ts';
import { storeCases } from './store-cases.ts';
import { firstDay, makeDemoCases } from './make-cases.ts';
import { demoInstitutions, demoPassword, demoPeople, type DemoPerson, neurosurgery } from './people.ts';

/** Fills an empty demonstration; on one that is filled already it changes nothing. A start that is broken off leaves nothing half done. */
export async function fillDemo(casefolio: Casefolio): Promise<void> {
  const now = new Date();
  const today = todayAt(now, 0);
  const cases = makeDemoCases(today);
  const stored = await casefolio.database.db.transaction(async (tx) => {
    const people = await addPeople(tx, now);
    const [surgeon] = people;
    if (surgeon === undefined) return null;
    const institutions = await employ(tx, people, firstDay(today));
    await giveCareer(tx, surgeon.id, firstDay(today));
    const ids = await storeCases(tx, { people, surgeon, institutions, now }, cases);
    return { surgeonId: surgeon.id, ids };
  });
  if (!stored) return;
  const { surgeonId, ids } = stored;
  await asSurgeon(casefolio, surgeonId, async (post) => {
    await addScans(post, surgeonId, cases, ids);
    await addExports(post, casefolio.database.db, surgeonId, ids);
  });
}

/** Those who were not there yet. */
async function addPeople(tx: Tx, now: Date): Promise<readonly DemoPerson[]> {
  const people: DemoPerson[] = [];
  for (const { note: _, ...person } of demoPeople) {
    const password_hash = await hashPassword(demoPassword);
    const added = await addAccount(tx, { ...person, password_hash, accepted_terms_at: now, created_at: now });
    if (!added) continue;
    await markVerified(tx, added.id, now);
    people.push({ id: added.id, name: `${added.first_name} ${added.last_name}` });
  }
  return people;
}

/** Everybody works at the first institution, the surgeon at each. */
async function employ(tx: Tx, people: readonly DemoPerson[], since: string): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const [index, institution] of demoInstitutions.entries()) {
    const institution_id = await institutionNamed(tx, institution);
    const position = { institution_id, speciality_id: neurosurgery, start_date: since, end_date: null };
    for (const { id: userId } of index === 0 ? people : people.slice(0, 1))
      await addPosition(tx, { userId, kind: 'CURRENT' }, position);
    ids.push(institution_id);
  }
  return ids;
}

export const demoAccounts = (): string =>
  [
    'Accounts of the demonstration:',
    ...demoPeople.map(({ email, note }) => `  ${email}  password ${demoPassword}  (${note})`),
  ].join('\n');
