import { fullCase } from '@casefolio/contract/cases.contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { auditEvents } from '../../db/schema/house.ts';
import { answer } from '../sharing/testing/invitations.ts';
import { craniotomy, loggedCase, surgeonOf, type TestSurgeon } from './testing/surgeons.ts';

const casefolio = testCasefolio();

/** A doctor with one case, and somebody whom they let in. */
async function shared(permission: 'EDITOR' | 'VIEWER') {
  const [doctor, colleague] = [await surgeonOf(casefolio), await surgeonOf(casefolio, { speciality: 'generic' })];
  const users = [{ email: colleague.email, permission }];
  await doctor.browser.post(`/users/${doctor.id}/access_users`, { users });
  await answer(colleague.browser, colleague.id, doctor.id, 'ACCEPTED');
  const caseId = await loggedCase(doctor);
  return { doctor, colleague, log: `/users/${doctor.id}/procedures`, path: `/users/${doctor.id}/procedures/${caseId}` };
}

const codesOf = async (calls: readonly (() => Promise<{ status_code: number }>)[]) => {
  const codes: number[] = [];
  for (const call of calls) codes.push((await call()).status_code);
  return codes;
};

const writes = ({ browser }: TestSurgeon, log: string, path: string, body: object) => [
  () => browser.post(log, body),
  () => browser.put(path, { mrn: 'x' }),
  () => browser.put(`${path}/notes/procedure_all_notes`, { notes: ['x'] }),
];

test('a viewer reads the log and is refused every change', async () => {
  const { doctor, colleague, log, path } = await shared('VIEWER');
  const list = await colleague.browser.get(log);
  expect(list.data).toMatchObject({ procedures_count: 1, permission: 'VIEWER' });
  expect((await colleague.browser.get(path)).data).toMatchObject({ permission: 'VIEWER' });
  expect(await codesOf(writes(colleague, log, path, craniotomy(doctor)))).toEqual([403, 403, 403]);
});

test('an editor adds and changes in the name of the doctor, and deletes nothing', async () => {
  const { doctor, colleague, log, path } = await shared('EDITOR');
  expect(await codesOf(writes(colleague, log, path, craniotomy(doctor)))).toEqual([200, 200, 200]);
  const added = fullCase.parse((await colleague.browser.post(log, craniotomy(doctor))).data);
  expect(added).toMatchObject({ owner: { id: doctor.id }, permission: 'EDITOR' });
  const refused = [
    () => colleague.browser.delete(path),
    () => colleague.browser.post(`${log}/bulk_delete`, { procedure_ids: [added.id] }),
    () => colleague.browser.post(`${log}/restore`, { procedure_ids: [added.id] }),
  ];
  expect(await codesOf(refused)).toEqual([404, 404, 404]);
  const { db } = casefolio.casefolio.database;
  const trail = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.object, `case ${added.id}`));
  expect(trail).toMatchObject([{ action: 'case.logged', actor_id: colleague.id, owner_id: doctor.id }]);
});

test('who was let out again finds nothing, at once', async () => {
  const { doctor, colleague, log, path } = await shared('EDITOR');
  await doctor.browser.put(`/users/${doctor.id}/access_users/revoke_user`, { end_user_id: colleague.id });
  const reads = [() => colleague.browser.get(log), () => colleague.browser.get(path)];
  expect(await codesOf([...reads, ...writes(colleague, log, path, craniotomy(doctor))])).toEqual([
    404, 404, 404, 404, 404,
  ]);
});

test('who may read the log may see where its doctor works, and nothing else of theirs', async () => {
  const { doctor, colleague } = await shared('VIEWER');
  const places = await colleague.browser.get(`/users/${doctor.id}/current_hospitals`);
  expect(places.data).toMatchObject([{ id: doctor.hospitalId }]);
  expect((await colleague.browser.get(`/users/${doctor.id}`)).status_code).toBe(404);
});

test('an editor of another speciality is told which form the log has, and a case without it gets that form', async () => {
  const { doctor, colleague, log } = await shared('EDITOR');
  expect((await colleague.browser.get(log)).data).toMatchObject({ permission: 'EDITOR', family: 'neurosurgery' });
  const added = fullCase.parse((await colleague.browser.post(log, craniotomy(doctor))).data);
  expect(added.family).toBe('neurosurgery');
});

test('neither a viewer nor the owner is told a form with the list', async () => {
  const { doctor, colleague, log } = await shared('VIEWER');
  for (const { browser } of [doctor, colleague]) expect((await browser.get(log)).data).not.toHaveProperty('family');
});

test('a case that was fetched ahead is recorded as that, one that was opened as read', async () => {
  const { doctor, colleague, path } = await shared('VIEWER');
  for (const query of ['', '?ahead=1', '?ahead=yes']) await colleague.browser.get(`${path}${query}`);
  const { db } = casefolio.casefolio.database;
  const trail = await db.select().from(auditEvents).where(eq(auditEvents.actor_id, colleague.id));
  const reads = trail.filter(({ object }) => object === `case ${path.split('/').at(-1)}`);
  expect(reads.map(({ action, owner_id }) => [action, owner_id])).toEqual([
    ['case.read', doctor.id],
    ['case.fetched-ahead', doctor.id],
    ['case.read', doctor.id],
  ]);
});
