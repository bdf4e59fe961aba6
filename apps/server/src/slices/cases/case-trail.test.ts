import { fullCase } from '@casefolio/contract/cases.contract';
import { expect, test } from 'vitest';
import { formOf } from '../../app/testing/form.ts';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { trailOf } from '../accounts/testing/people.ts';
import { caseWithImage, image } from './testing/pictures.ts';
import { loggedCase, surgeonOf } from './testing/surgeons.ts';

const casefolio = testCasefolio();

test('whatever is done with a case is in the trail, once', async () => {
  const { surgeon, logged, first, base } = await caseWithImage(casefolio);
  const { browser, id } = surgeon;
  const add = formOf({}, [await image('later.jpg')]);
  const procedure = { date: '2026-03-06', type: 'Cranial', procedure_name: 'Washout' };
  await browser.get(base);
  const changed = await browser.put(base, { mrn: '7', case_procedures: [procedure] });
  const [further] = fullCase.parse(changed.data).case_procedures;
  await browser.put(`${base}/notes/procedure_all_notes`, { notes: ['one'] });
  await browser.delete(`${base}/case_procedure/${further?.id}`);
  await browser.post(`${base}/media`, add.body, add.headers);
  await browser.put(`${base}/media/${first.id}`, { image_name: 'Axial' });
  await browser.delete(`${base}/media/${first.id}`);
  await browser.delete(base);
  await browser.post(`/users/${id}/procedures/restore`, { procedure_ids: [logged.id] });
  const trail = (await trailOf(casefolio, id)).filter((line) => line.startsWith('case'));
  expect(trail).toEqual([
    'case.logged done',
    'case.read done',
    'case.changed done',
    'case.changed done',
    'case.changed done',
    'case.images.added done',
    'case.image.renamed done',
    'case.image.deleted done',
    'case.deleted done',
    'case.restored done',
  ]);
});

test('what was refused has changed nothing, and says nothing of a change', async () => {
  const surgeon = await surgeonOf(casefolio);
  const path = `/users/${surgeon.id}/procedures/${await loggedCase(surgeon)}`;
  const read = async () => (await surgeon.browser.get(path)).text;
  const before = await read();
  const refused = [
    await surgeon.browser.put(path, { mrn: 'x', age: 'abc' }),
    await surgeon.browser.put(path, { mrn: 'x', date_of_procedure: '2026-02-31' }),
    await surgeon.browser.put(path, { mrn: 'x', colour: 'red' }),
    await surgeon.browser.put(path, { mrn: 'x', patient_last_name: '' }),
  ];
  expect(refused.map(({ status_code }) => status_code)).toEqual([600, 600, 600, 600]);
  expect(await read()).toBe(before);
  expect(await trailOf(casefolio, surgeon.id)).not.toContain('case.changed done');
});

test('a change of one case touches no other of the same log', async () => {
  const surgeon = await surgeonOf(casefolio);
  const procedure = { date: '2026-03-06', type: 'Cranial', procedure_name: 'Washout' };
  const whole = { notes: ['one'], co_surgeons: ['Dr. Elsewhere'], case_procedures: [procedure] };
  const [one, other] = [await loggedCase(surgeon, whole), await loggedCase(surgeon, whole)];
  const log = `/users/${surgeon.id}/procedures`;
  const before = (await surgeon.browser.get(`${log}/${other}`)).text;
  await surgeon.browser.put(`${log}/${one}`, { notes: ['two'], co_surgeons: [], case_procedures: [] });
  await surgeon.browser.put(`${log}/${one}/notes/procedure_all_notes`, { notes: [] });
  await surgeon.browser.delete(`${log}/${one}`);
  expect((await surgeon.browser.get(`${log}/${other}`)).text).toBe(before);
});

test("another's deleted case is not restored", async () => {
  const [owner, stranger] = [await surgeonOf(casefolio), await surgeonOf(casefolio)];
  const caseId = await loggedCase(owner);
  await owner.browser.delete(`/users/${owner.id}/procedures/${caseId}`);
  const body = { procedure_ids: [caseId] };
  expect((await stranger.browser.post(`/users/${stranger.id}/procedures/restore`, body)).data).toEqual({ count: 0 });
  expect((await stranger.browser.post(`/users/${owner.id}/procedures/restore`, body)).status_code).toBe(404);
  expect((await owner.browser.get(`/users/${owner.id}/procedures/${caseId}`)).status_code).toBe(404);
});

test("a list holds one's own cases alone, and counts them alone", async () => {
  for (const surgeon of [await surgeonOf(casefolio), await surgeonOf(casefolio)]) {
    const id = await loggedCase(surgeon);
    const { data } = await surgeon.browser.get(`/users/${surgeon.id}/procedures`);
    expect(data).toMatchObject({ procedures: [{ id }], procedures_count: 1 });
  }
});
