import { fullCase } from '@casefolio/contract/cases.contract';
import { expect, test } from 'vitest';
import { formOf } from '../../app/testing/form.ts';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { asTexts } from './testing/pictures.ts';
import { craniotomy, loggedCase, surgeonOf } from './testing/surgeons.ts';

const casefolio = testCasefolio();

test('a case is logged and read back with everything that was written', async () => {
  const surgeon = await surgeonOf(casefolio);
  const { browser, id } = surgeon;
  const written = {
    ...craniotomy(surgeon),
    date_of_birth: 'Mar 5, 1960',
    mrn: '0042',
    race: null,
    role: 'Primary surgeon',
    indication: 'Tumor, Other: Rosai-Dorfman',
    location: 'Frontal lobe',
    approach: ['Pterional'],
    side: 'Left',
    implant: '1',
    implant_type: 'Plate',
    navigation: '1',
    notes: JSON.stringify(['First note', ' ', 'Second note']),
    co_surgeons: ['Dr. Elsewhere'],
    case_procedures: [{ date: '2026-3-6', type: 'Cranial', procedure_name: 'Washout' }],
  };
  const logged = await browser.post(`/users/${id}/procedures`, written);
  expect(logged.status_code, logged.text).toBe(200);
  const { id: caseId } = fullCase.parse(logged.data);
  const read = fullCase.parse((await browser.get(`/users/${id}/procedures/${caseId}`)).data);
  expect(read).toMatchObject({
    version: 1,
    permission: 'OWNER',
    family: 'neurosurgery',
    date: '2026-03-04',
    date_of_birth: '1960-03-05',
    age: 65,
    mrn: '0042',
    race: '',
    indication: 'Tumor, Other: Rosai-Dorfman',
    location: 'Frontal lobe',
    approach: 'Pterional',
    implant: true,
    hospital: { name: 'Test General Hospital' },
    co_surgeons: [{ id: null, name: 'Dr. Elsewhere' }],
    notes: [{ note: 'First note' }, { note: 'Second note' }],
    case_procedures: [{ date: '2026-03-06', procedure_name: 'Washout' }],
    plan_hides: false,
  });
  expect(read, 'asked for the spine alone').not.toHaveProperty('navigation');
});

test('every required field that is missing is named at once', async () => {
  const { browser, id } = await surgeonOf(casefolio);
  const reply = await browser.post(`/users/${id}/procedures`, {});
  expect(reply.status_code).toBe(600);
  expect(reply.validation_errors?.map(({ field }) => field)).toEqual([
    'patient_first_name',
    'patient_last_name',
    'gender',
    'hospital_id',
    'date_of_procedure',
    'type',
    'procedure_name',
  ]);
});

test.each([
  ['an unknown key', { colour: 'red' }, 'colour'],
  ['a list value that is not offered', { type: 'Cranial', indication: 'Hiccups' }, 'indication'],
  ['an age that is no number', { age: 'abc' }, 'age'],
  ['31 February', { date_of_procedure: '2026-02-31' }, 'date_of_procedure'],
  ['a birth date in the future', { date_of_birth: '2999-01-01', date_of_procedure: '2999-06-01' }, 'date_of_birth'],
  ['a birth date after the procedure', { date_of_birth: '2026-03-05' }, 'date_of_birth'],
  ["somebody else's institution", { hospital_id: 999_999 }, 'hospital_id'],
  ['a code that does not exist', { cpts: [{ id: 999_999 }] }, 'cpts'],
  ['a diagnosis that does not exist', { icd_id: [999_999] }, 'icd_id'],
  ['a modifier without a code', { cpt_modifier_id: '62' }, 'cpt_modifier_id'],
  ['a colleague who is none', { co_surgeons: [{ id: 999_999 }] }, 'co_surgeons'],
  ['51 notes', { notes: Array.from({ length: 51 }, () => 'note') }, 'notes'],
  ['a note of 101 kB', { notes: ['x'.repeat(101_000)] }, 'notes.0'],
  [
    'a further procedure without a type',
    { case_procedures: [{ date: '2026-01-01', procedure_name: 'x' }] },
    'case_procedures.0.type',
  ],
  ['a NUL in a name', { patient_first_name: 'a\0b' }, 'patient_first_name'],
])('%s is refused with its field, and nothing is stored', async (_what, wrong, field) => {
  const surgeon = await surgeonOf(casefolio);
  const { browser, id } = surgeon;
  const reply = await browser.post(`/users/${id}/procedures`, { ...craniotomy(surgeon), ...wrong });
  expect([reply.status_code, reply.validation_errors?.map((one) => one.field)], reply.text).toEqual([600, [field]]);
  const list = await browser.get(`/users/${id}/procedures`);
  expect(list.data).toMatchObject({ procedures_count: 0 });
});

test('51 notes of 100 kB are too large, as JSON and as a form, and nothing is stored', async () => {
  const surgeon = await surgeonOf(casefolio);
  const log = `/users/${surgeon.id}/procedures`;
  const written = {
    ...craniotomy(surgeon),
    notes: JSON.stringify(Array.from({ length: 51 }, () => 'x'.repeat(100_000))),
  };
  const form = formOf(asTexts(written), []);
  for (const reply of [
    await surgeon.browser.post(log, written),
    await surgeon.browser.post(log, form.body, form.headers),
  ])
    expect([reply.status_code, reply.http]).toEqual([413, 413]);
  expect((await surgeon.browser.get(log)).data).toMatchObject({ procedures_count: 0 });
});

test('a colleague of another house is nobody that a case can name', async () => {
  const surgeon = await surgeonOf(casefolio, { hospital: 'House of one' });
  const [neighbour, stranger] = [
    await surgeonOf(casefolio, { hospital: 'House of one' }),
    await surgeonOf(casefolio, { hospital: 'House of another' }),
  ];
  const naming = (id: number) =>
    surgeon.browser.post(`/users/${surgeon.id}/procedures`, { ...craniotomy(surgeon), co_surgeons: [{ id }] });
  expect((await naming(neighbour.id)).status_code).toBe(200);
  const refused = await naming(stranger.id);
  expect([refused.status_code, refused.validation_errors?.map(({ field }) => field)]).toEqual([600, ['co_surgeons']]);
});

test('the same create sent by ten callers at once is one case and ten equal answers', async () => {
  const surgeon = await surgeonOf(casefolio);
  const { browser, id } = surgeon;
  const send = () => browser.post(`/users/${id}/procedures`, craniotomy(surgeon), { 'idempotency-key': 'once' });
  const replies = await Promise.all(Array.from({ length: 10 }, send));
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect((await browser.get(`/users/${id}/procedures`)).data).toMatchObject({ procedures_count: 1 });
});

test('the same key with another case is refused, and the same case without a key is another one', async () => {
  const surgeon = await surgeonOf(casefolio);
  const send = (changes: object, headers: Record<string, string>) =>
    surgeon.browser.post(`/users/${surgeon.id}/procedures`, { ...craniotomy(surgeon), ...changes }, headers);
  const key = { 'idempotency-key': 'kept' };
  expect((await send({}, key)).status_code).toBe(200);
  expect((await send({ mrn: 'another' }, key)).status_code).toBe(600);
  expect((await send({}, {})).status_code).toBe(200);
  expect((await surgeon.browser.get(`/users/${surgeon.id}/procedures`)).data).toMatchObject({ procedures_count: 2 });
});

test('deleting a case makes no room in the plan', async () => {
  const surgeon = await surgeonOf(casefolio, { planId: 1 });
  const log = `/users/${surgeon.id}/procedures`;
  for (let n = 0; n < 10; n += 1) await surgeon.browser.delete(`${log}/${await loggedCase(surgeon)}`);
  expect((await surgeon.browser.post(log, craniotomy(surgeon))).status_code).toBe(617);
});

test("a plan's cases of a month are exactly so many, however many come at once", async () => {
  const surgeon = await surgeonOf(casefolio, { planId: 1 });
  const { browser, id } = surgeon;
  for (let n = 0; n < 9; n += 1) await loggedCase(surgeon);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => browser.post(`/users/${id}/procedures`, craniotomy(surgeon))),
  );
  expect(replies.filter(({ status_code }) => status_code === 200)).toHaveLength(1);
  expect(replies.filter(({ status_code }) => status_code === 617)).toHaveLength(19);
  expect((await browser.get(`/users/${id}/procedures`)).data).toMatchObject({ procedures_count: 10 });
});
