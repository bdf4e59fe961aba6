import { fullCase } from '@casefolio/contract/cases.contract';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
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
    access: 'OWNER',
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
  ['a birth date tomorrow', { date_of_birth: '2999-01-01' }, 'date_of_birth'],
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

test('the same create sent by ten callers at once is one case and ten equal answers', async () => {
  const surgeon = await surgeonOf(casefolio);
  const { browser, id } = surgeon;
  const send = () => browser.post(`/users/${id}/procedures`, craniotomy(surgeon), { 'idempotency-key': 'once' });
  const replies = await Promise.all(Array.from({ length: 10 }, send));
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect((await browser.get(`/users/${id}/procedures`)).data).toMatchObject({ procedures_count: 1 });
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
