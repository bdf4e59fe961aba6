import { fullCase } from '@casefolio/contract/cases.contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { cases, caseVersions } from '../../db/schema/cases.ts';
import { cptCodes } from '../../db/schema/codes.ts';
import { craniotomy, loggedCase, surgeonOf, type TestSurgeon } from './testing/surgeons.ts';

const casefolio = testCasefolio();
const day = 24 * 3_600_000;

const pathOf = ({ id }: TestSurgeon, caseId: number) => `/users/${id}/procedures/${caseId}`;
const read = async (surgeon: TestSurgeon, caseId: number) =>
  fullCase.parse((await surgeon.browser.get(pathOf(surgeon, caseId))).data);

async function cptId(code: string): Promise<number> {
  const [found] = await casefolio.casefolio.database.db
    .select({ id: cptCodes.id })
    .from(cptCodes)
    .where(eq(cptCodes.code, code));
  return found?.id ?? 0;
}

test('what is absent stays, what is sent empty is emptied', async () => {
  const surgeon = await surgeonOf(casefolio);
  const caseId = await loggedCase(surgeon, { mrn: '77', side: 'Left', notes: ['kept'] });
  await surgeon.browser.put(pathOf(surgeon, caseId), { side: '' });
  expect(await read(surgeon, caseId)).toMatchObject({ version: 2, mrn: '77', side: '', notes: [{ note: 'kept' }] });
});

test('another type drops what is not asked any more', async () => {
  const surgeon = await surgeonOf(casefolio);
  const caseId = await loggedCase(surgeon, { type: 'Spine', robotic: '1', location: 'C1, C2' });
  await surgeon.browser.put(pathOf(surgeon, caseId), { type: 'Cranial', location: '' });
  expect(await read(surgeon, caseId)).not.toHaveProperty('robotic');
});

test('a stale version is told so, and nothing is written', async () => {
  const surgeon = await surgeonOf(casefolio);
  const caseId = await loggedCase(surgeon);
  await surgeon.browser.put(pathOf(surgeon, caseId), { mrn: 'first', version: 1 });
  const late = await surgeon.browser.put(pathOf(surgeon, caseId), { mrn: 'second', version: 1 });
  expect([late.status_code, late.http]).toEqual([409, 409]);
  expect(await read(surgeon, caseId)).toMatchObject({ mrn: 'first', version: 2 });
});

test('of two who write at once with the same version one is refused, every time', async () => {
  const surgeon = await surgeonOf(casefolio);
  const caseId = await loggedCase(surgeon);
  for (let version = 1; version <= 20; version += 1) {
    const write = (mrn: string) => surgeon.browser.put(pathOf(surgeon, caseId), { mrn, version });
    const codes = (await Promise.all([write('a'), write('b')])).map(({ status_code }) => status_code);
    expect(new Set(codes)).toEqual(new Set([200, 409]));
  }
});

test('every version is kept with who and when, and what it was', async () => {
  const surgeon = await surgeonOf(casefolio);
  const caseId = await loggedCase(surgeon, { mrn: 'old' });
  await surgeon.browser.put(pathOf(surgeon, caseId), { mrn: 'new' });
  const { db } = casefolio.casefolio.database;
  const kept = await db
    .select()
    .from(caseVersions)
    .where(eq(caseVersions.case_id, caseId))
    .orderBy(caseVersions.version);
  expect(kept).toMatchObject([
    { version: 1, actor_id: surgeon.id, snapshot: { values: { mrn: 'old' } } },
    { version: 2, actor_id: surgeon.id, snapshot: { values: { mrn: 'new' } } },
  ]);
});

test('notes sent as texts keep their id, date and author; empty ones are dropped', async () => {
  const surgeon = await surgeonOf(casefolio);
  const caseId = await loggedCase(surgeon, { notes: ['one', 'two'] });
  const [one, two] = (await read(surgeon, caseId)).notes;
  const path = `${pathOf(surgeon, caseId)}/notes/procedure_all_notes`;
  await surgeon.browser.put(path, { notes: ['two', '', 'three', 'one'] });
  const after = (await read(surgeon, caseId)).notes;
  expect(after.map(({ note }) => note)).toEqual(['two', 'three', 'one']);
  expect([after[0], after[2]]).toEqual([two, one]);
});

test('a further procedure keeps its id when it is changed, and can be deleted', async () => {
  const surgeon = await surgeonOf(casefolio);
  const further = { date: '2026-03-06', type: 'Cranial', procedure_name: 'Washout' };
  const caseId = await loggedCase(surgeon, { case_procedures: [further, { ...further, procedure_name: 'Closure' }] });
  const [first, second] = (await read(surgeon, caseId)).case_procedures;
  const body = {
    case_procedures: [
      { ...further, id: second?.id, side: 'Right' },
      { ...further, id: 'new-1' },
    ],
  };
  await surgeon.browser.put(pathOf(surgeon, caseId), body);
  const changed = (await read(surgeon, caseId)).case_procedures;
  expect(changed[0]).toMatchObject({ id: second?.id, side: 'Right', procedure_name: 'Washout' });
  expect(changed.map(({ id }) => id)).not.toContain(first?.id);
  const gone = await surgeon.browser.delete(`${pathOf(surgeon, caseId)}/case_procedure/${first?.id}`);
  expect(gone.status_code).toBe(404);
  await surgeon.browser.delete(`${pathOf(surgeon, caseId)}/case_procedure/${second?.id}`);
  expect((await read(surgeon, caseId)).case_procedures).toHaveLength(1);
});

test('RVUs are those of the year of the procedure, and add up as the rule says', async () => {
  const surgeon = await surgeonOf(casefolio);
  const [big, small] = [await cptId('22551'), await cptId('22845')];
  const cpts = [{ id: big }, { id: small, quantity: 2 }];
  const of2026 = await read(surgeon, await loggedCase(surgeon, { cpts, cpt_modifier_id: '62' }));
  const of2025 = await read(surgeon, await loggedCase(surgeon, { cpts, date_of_procedure: '2025-03-04' }));
  expect([of2026.rvu_year, of2025.rvu_year]).toEqual([2026, 2025]);
  const values = of2026.procedure_cpt.map(({ cpt_lookup }) => Number(cpt_lookup.rvu_value));
  const [one = 0, two = 0] = values;
  expect(Number(of2026.total_rvus)).toBeCloseTo(one + 2 * two, 3);
  expect(Number(of2026.total_reimbursable_rvus)).toBeCloseTo(
    Math.max(one, two) + (one + 2 * two - Math.max(one, two)) / 2,
    3,
  );
  expect(Number(of2026.reimbursable_after_modifier)).toBeCloseTo(Number(of2026.total_reimbursable_rvus) * 0.625, 2);
  expect(of2025.total_rvus).not.toBe(of2026.total_rvus);
});

test("another's case is not there, for reading, writing and deleting", async () => {
  const [owner, stranger] = [await surgeonOf(casefolio), await surgeonOf(casefolio)];
  const caseId = await loggedCase(owner);
  for (const base of [pathOf(owner, caseId), pathOf(stranger, caseId)]) {
    const { browser } = stranger;
    const replies = [
      await browser.get(base),
      await browser.put(base, { mrn: 'x' }),
      await browser.delete(base),
      await browser.put(`${base}/notes/procedure_all_notes`, { notes: ['x'] }),
      await browser.get(`${base}/media`),
    ];
    expect(replies.map(({ status_code }) => status_code)).toEqual([404, 404, 404, 404, 404]);
  }
  expect(await read(owner, caseId)).toMatchObject({ version: 1, mrn: '' });
});

test('a deleted case is nowhere, can be restored for 30 days, and is forgotten then', async () => {
  const surgeon = await surgeonOf(casefolio);
  const [kept, gone] = [await loggedCase(surgeon), await loggedCase(surgeon)];
  const several = `/users/${surgeon.id}/procedures`;
  const mixed = await surgeon.browser.post(`${several}/bulk_delete`, { procedure_ids: [gone, 999_999] });
  expect(mixed.status_code, 'all or none').toBe(404);
  await surgeon.browser.post(`${several}/bulk_delete`, { procedure_ids: [gone] });
  expect((await surgeon.browser.get(pathOf(surgeon, gone))).status_code).toBe(404);
  expect((await surgeon.browser.get(several)).data).toMatchObject({ procedures_count: 1, procedures: [{ id: kept }] });
  const restored = await surgeon.browser.post(`${several}/restore`, { procedure_ids: [gone] });
  expect(restored.data).toEqual({ count: 1 });
  expect((await surgeon.browser.get(several)).data).toMatchObject({ procedures_count: 2 });
});

test('an empty choice of cases is refused', async () => {
  const { browser, id } = await surgeonOf(casefolio);
  for (const call of ['bulk_delete', 'restore'])
    expect((await browser.post(`/users/${id}/procedures/${call}`, { procedure_ids: [] })).status_code).toBe(600);
});

test('after 30 days a deletion stands', async () => {
  const surgeon = await surgeonOf(casefolio);
  const caseId = await loggedCase(surgeon);
  await surgeon.browser.delete(pathOf(surgeon, caseId));
  const { db } = casefolio.casefolio.database;
  await db
    .update(cases)
    .set({ deleted_at: new Date(Date.now() - 31 * day) })
    .where(eq(cases.id, caseId));
  const path = `/users/${surgeon.id}/procedures/restore`;
  expect((await surgeon.browser.post(path, { procedure_ids: [caseId] })).data).toEqual({ count: 0 });
});

const dated = (...dates: string[]) => ({ procedures: dates.map((date) => ({ date })) });

test('the list is newest first, its tabs are the days of the user, and it comes in pages', async () => {
  const surgeon = await surgeonOf(casefolio);
  const base = craniotomy(surgeon);
  const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
  for (const date_of_procedure of ['2020-01-02', today, '2999-01-02', '2998-01-01'])
    await loggedCase(surgeon, { ...base, date_of_procedure });
  const datesOf = async (query: string) => {
    const { data } = await surgeon.browser.get(`/users/${surgeon.id}/procedures?${query}`);
    return data;
  };
  expect(await datesOf('')).toMatchObject({
    ...dated('2999-01-02', '2998-01-01', today, '2020-01-02'),
    procedures_count: 4,
  });
  expect(await datesOf('filter=UPCOMING')).toMatchObject({ ...dated('2998-01-01', '2999-01-02'), procedures_count: 2 });
  expect(await datesOf('filter=MONTH')).toMatchObject({ ...dated(today), procedures_count: 1 });
  expect(await datesOf('page=1&page_size=3')).toMatchObject({ ...dated('2020-01-02'), procedures_count: 4 });
});
