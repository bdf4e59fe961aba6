import { searchCpt } from '@casefolio/contract/codes.contract';
import { expect, test, vi } from 'vitest';
import { formOf } from '../../app/testing/form.ts';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { trailOf } from '../accounts/testing/people.ts';
import { caseWithImage, fetchFile, image } from '../cases/testing/pictures.ts';
import { loggedCase, surgeonOf } from '../cases/testing/surgeons.ts';
import { answer } from '../sharing/testing/invitations.ts';
import { partsOf } from './files/testing/read-workbook.ts';
import { bytesAt, exported, reportsOf, rowsOf, wish } from './testing/exports.ts';

const casefolio = testCasefolio();
const nothing = 'You do not have procedure match your criteria to be exported!';

test('a case comes as a spreadsheet with the answer: its fields, codes, notes and further procedures', async () => {
  const surgeon = await surgeonOf(casefolio);
  const found = await surgeon.browser.get('/cpt_lookups?search_term=61510');
  const [craniectomy] = searchCpt.data.parse(found.data);
  const id = await loggedCase(surgeon, {
    date_of_birth: '1972-01-05',
    mrn: '=HYPERLINK("http://x")',
    indication: ['Tumor'],
    cpts: [{ id: craniectomy?.id, quantity: 2 }],
    notes: ['Bled little.'],
    case_procedures: [{ date: '2026-03-06', type: 'Cranial', procedure_name: 'Washout' }],
  });
  const made = await exported(surgeon, { type: 'EXCEL', procedure_ids: [id] });
  expect(made).toMatchObject({ status: 'READY', done: 1, total: 1, left_out: 0 });
  expect(made.file_name).toMatch(/^procedures_\d{4}-\d\d-\d\d_[0-9a-f]{8}\.xlsx$/);
  const file = await bytesAt(casefolio, surgeon, made.path);
  expect(await rowsOf(file)).toEqual([
    expect.objectContaining({
      Case: String(id),
      'First name': 'Nora',
      'Last name': 'Quill',
      MRN: '=HYPERLINK("http://x")',
      Institution: 'Test General Hospital',
      'Procedure name': 'Craniotomy for tumor',
      Indication: 'Tumor',
      'CPT codes': '61510 x2',
    }),
  ]);
  expect(await rowsOf(file, 2)).toEqual([
    expect.objectContaining({ 'Procedure number': '2', 'Procedure name': 'Washout' }),
  ]);
  expect(await rowsOf(file, 3)).toEqual([expect.objectContaining({ Code: '61510', Quantity: '2' })]);
  expect(await rowsOf(file, 5)).toEqual([expect.objectContaining({ Note: 'Bled little.' })]);
  expect([...(await partsOf(file)).values()].join('')).not.toContain('<f>');
});

test('a file is fetched by its owner alone, under its name', async () => {
  const surgeon = await surgeonOf(casefolio);
  const other = await surgeonOf(casefolio);
  const made = await exported(surgeon, { type: 'EXCEL', procedure_ids: [await loggedCase(surgeon)] });
  const fetched = await fetchFile(casefolio, surgeon, made.path ?? '');
  expect(fetched.headers['content-disposition']).toContain(made.file_name);
  expect((await fetchFile(casefolio, other, made.path ?? '')).statusCode).toBe(404);
  expect(await reportsOf(surgeon)).toEqual([expect.objectContaining({ id: made.id, status: 'READY' })]);
  expect((await other.browser.get(`/users/${surgeon.id}/procedures/reports`)).status_code).toBe(404);
});

test('a PDF holds the images of its case', async () => {
  const { surgeon, logged, base } = await caseWithImage(casefolio);
  const one = await bytesAt(
    casefolio,
    surgeon,
    (await exported(surgeon, { type: 'PDF', procedure_ids: [logged.id] })).path,
  );
  expect(one.subarray(0, 5).toString()).toBe('%PDF-');
  expect(one.toString('latin1')).toContain('/DCTDecode');
  const more = formOf({}, [await image('second.jpg')]);
  await surgeon.browser.post(`${base}/media`, more.body, more.headers);
  const two = await bytesAt(
    casefolio,
    surgeon,
    (await exported(surgeon, { type: 'PDF', procedure_ids: [logged.id] })).path,
  );
  expect(two.length).toBeGreaterThan(one.length);
});

test("another's cases are in no file: those among one's own are left out, and of none there is no file", async () => {
  const surgeon = await surgeonOf(casefolio);
  const other = await surgeonOf(casefolio);
  const [own, foreign] = [await loggedCase(surgeon), await loggedCase(other, { patient_last_name: 'Zzyzx' })];
  const made = await exported(surgeon, { type: 'EXCEL', procedure_ids: [own, foreign] });
  expect(made).toMatchObject({ total: 1, left_out: 1 });
  const file = await bytesAt(casefolio, surgeon, made.path);
  expect([...(await partsOf(file)).values()].join('')).not.toContain('Zzyzx');
  const refused = await wish(surgeon, { type: 'EXCEL', procedure_ids: [foreign] });
  expect(refused).toMatchObject({ status_code: 404, message: nothing });
  expect(await reportsOf(surgeon)).toHaveLength(1);
});

test.each(['EDITOR', 'VIEWER'] as const)('whoever is let in as %s exports nothing', async (permission) => {
  const doctor = await surgeonOf(casefolio);
  const guest = await surgeonOf(casefolio);
  const id = await loggedCase(doctor);
  await doctor.browser.post(`/users/${doctor.id}/access_users`, { users: [{ email: guest.email, permission }] });
  await answer(guest.browser, guest.id, doctor.id, 'ACCEPTED');
  expect((await guest.browser.get(`/users/${doctor.id}/procedures/${id}`)).status_code).toBe(200);
  const refused = await guest.browser.post(`/users/${doctor.id}/procedures/export`, {
    type: 'EXCEL',
    procedure_ids: [id],
  });
  expect(refused.status_code).toBe(404);
  expect(await reportsOf(doctor)).toEqual([]);
});

test('a free plan exports its cases without RVUs', async () => {
  const surgeon = await surgeonOf(casefolio, { planId: 1 });
  const made = await exported(surgeon, { type: 'EXCEL', procedure_ids: [await loggedCase(surgeon)] });
  const file = await bytesAt(casefolio, surgeon, made.path);
  expect([...(await partsOf(file)).values()].join('')).not.toContain('RVU');
});

test('nothing chosen and an unknown kind of file are told by their fields', async () => {
  const surgeon = await surgeonOf(casefolio);
  expect((await wish(surgeon, { type: 'EXCEL', procedure_ids: [] })).validation_errors).toEqual([
    { field: 'procedure_ids', error: 'Choose at least one case' },
  ]);
  const unknown = await wish(surgeon, { type: 'DOCX', procedure_ids: [1] });
  expect(unknown.validation_errors?.map(({ field }) => field)).toEqual(['type']);
  expect((await wish(surgeon, { type: 'PDF', all: true })).message).toBe(nothing);
});

test('the same wish sent twice makes one file, and is recorded once', async () => {
  const surgeon = await surgeonOf(casefolio);
  const body = { type: 'EXCEL', procedure_ids: [await loggedCase(surgeon)] };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const replies = await Promise.all([wish(surgeon, body, key), wish(surgeon, body, key)]);
  expect(replies.map(({ status_code }) => status_code)).toEqual([200, 200]);
  expect(await reportsOf(surgeon)).toHaveLength(1);
  const trail = await trailOf(casefolio, surgeon.id);
  expect(trail.filter((line) => line.startsWith('cases.exported'))).toEqual(['cases.exported done']);
});

test('all of a tab; more than a hundred are made after the answer, newest first', async () => {
  const surgeon = await surgeonOf(casefolio);
  const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  for (let n = 0; n < 101; n += 1) await loggedCase(surgeon, { mrn: String(n), date_of_procedure: '2026-03-04' });
  await loggedCase(surgeon, { mrn: 'upcoming', date_of_procedure: tomorrow });
  const some = await exported(surgeon, { type: 'EXCEL', all: true, filter: 'UPCOMING' });
  expect(some).toMatchObject({ status: 'READY', total: 1 });
  const every = await exported(surgeon, { type: 'EXCEL', all: true });
  expect(every).toMatchObject({ status: 'RUNNING', path: null, total: 102 });
  const made = await vi.waitFor(
    async () => {
      const [newest] = await reportsOf(surgeon);
      expect(newest).toMatchObject({ id: every.id, status: 'READY', done: 102 });
      return newest;
    },
    { timeout: 90_000, interval: 100 },
  );
  const rows = await rowsOf(await bytesAt(casefolio, surgeon, made?.path ?? null));
  const numbers = rows.map(({ MRN }) => MRN);
  expect(numbers).toEqual(['upcoming', ...Array.from({ length: 101 }, (_unused, index) => String(100 - index))]);
});
