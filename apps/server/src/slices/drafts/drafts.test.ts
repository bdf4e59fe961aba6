import { draft as draftShape, template as templateShape } from '@casefolio/contract/drafts.contract';
import { draftLimits } from '@casefolio/domain/drafts/limits';
import { caseFormMessages } from '@casefolio/domain/messages/case-form';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { purgeExpired } from '../../app/purge.ts';
import type { Browser } from '../../app/testing/browser.ts';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { verifiedPerson } from '../accounts/testing/people.ts';
import { craniotomy, surgeonOf } from '../cases/testing/surgeons.ts';

const casefolio = testCasefolio();
const dayMs = 24 * 3_600_000;

const oneDraft = z.object({ draft: draftShape.nullable() });
const allTemplates = z.object({ templates: z.array(templateShape), count: z.number() });

async function draftIn(browser: Browser, id: number, key = 'new-case') {
  return oneDraft.parse((await browser.get(`/users/${id}/drafts/${key}`)).data).draft;
}
const templatesIn = async (browser: Browser, id: number) =>
  allTemplates.parse((await browser.get(`/users/${id}/templates`)).data).templates;

test('an unfinished form is kept, written over, read again and dropped', async () => {
  const { browser, id } = await verifiedPerson(casefolio);
  expect(await draftIn(browser, id)).toBeNull();
  await browser.put(`/users/${id}/drafts/new-case`, { content: { main: { patient_first_name: 'No' } } });
  const kept = await browser.put(`/users/${id}/drafts/new-case`, { content: { main: { patient_first_name: 'Nora' } } });
  expect(kept.status_code).toBe(200);
  expect(await draftIn(browser, id)).toMatchObject({ content: { main: { patient_first_name: 'Nora' } } });
  for (let times = 0; times < 2; times += 1)
    expect((await browser.delete(`/users/${id}/drafts/new-case`)).status_code).toBe(200);
  expect(await draftIn(browser, id)).toBeNull();
});

test("nobody reads, writes or drops another's draft or template", async () => {
  const owner = await verifiedPerson(casefolio);
  const { browser: stranger } = await verifiedPerson(casefolio);
  await owner.browser.put(`/users/${owner.id}/drafts/new-case`, { content: { mine: true } });
  await owner.browser.post(`/users/${owner.id}/templates`, { name: 'ACDF', content: {} });
  const [template] = await templatesIn(owner.browser, owner.id);
  const paths = [`/users/${owner.id}/drafts/new-case`, `/users/${owner.id}/templates/${template?.id}`];
  expect((await stranger.get(`/users/${owner.id}/drafts/new-case`)).status_code).toBe(404);
  expect((await stranger.get(`/users/${owner.id}/templates`)).status_code).toBe(404);
  for (const path of paths) expect((await stranger.delete(path)).status_code).toBe(404);
  expect((await stranger.put(paths[0] ?? '', { content: { mine: false } })).status_code).toBe(404);
  expect(await draftIn(owner.browser, owner.id)).toMatchObject({ content: { mine: true } });
  expect(await templatesIn(owner.browser, owner.id)).toHaveLength(1);
});

test('of more drafts than there is room for the oldest goes', async () => {
  const { browser, id } = await verifiedPerson(casefolio);
  for (let number = 0; number <= draftLimits.drafts; number += 1) {
    await browser.put(`/users/${id}/drafts/edit-case-${number}`, { content: { number } });
    casefolio.letPass(1000);
  }
  expect(await draftIn(browser, id, 'edit-case-0')).toBeNull();
  expect(await draftIn(browser, id, 'edit-case-1')).toMatchObject({ content: { number: 1 } });
  expect(await draftIn(browser, id, `edit-case-${draftLimits.drafts}`)).not.toBeNull();
});

test('a form of more than 500 kB is refused, and a key that no form has', async () => {
  const { browser, id } = await verifiedPerson(casefolio);
  const content = { note: 'x'.repeat(draftLimits.mostBytes) };
  expect((await browser.put(`/users/${id}/drafts/new-case`, { content })).status_code).toBe(413);
  expect((await browser.post(`/users/${id}/templates`, { name: 'Big', content })).status_code).toBe(413);
  expect((await browser.put(`/users/${id}/drafts/New_Case`, { content: {} })).status_code).toBe(404);
});

test('a draft goes with the case that was written in it', async () => {
  const surgeon = await surgeonOf(casefolio);
  const { browser, id } = surgeon;
  await browser.put(`/users/${id}/drafts/new-case`, { content: { typed: true } });
  const refused = await browser.post(`/users/${id}/procedures`, { draft_key: 'new-case' });
  expect(refused.status_code).toBe(600);
  expect(await draftIn(browser, id)).not.toBeNull();
  const logged = await browser.post(`/users/${id}/procedures`, { ...craniotomy(surgeon), draft_key: 'new-case' });
  expect(logged.status_code).toBe(200);
  expect(await draftIn(browser, id)).toBeNull();
});

test('drafts are purged after 90 days', async () => {
  const { browser, id } = await verifiedPerson(casefolio);
  await browser.put(`/users/${id}/drafts/new-case`, { content: {} });
  const { db, pool } = casefolio.casefolio.database;
  const left = async () => (await pool.query('select 1 from drafts where user_id = $1', [id])).rowCount;
  const purgeIn = (days: number) => purgeExpired(db, new Date(Date.now() + days * dayMs));
  await purgeIn(draftLimits.days - 1);
  expect(await left()).toBe(1);
  await purgeIn(draftLimits.days + 1);
  expect(await left()).toBe(0);
});

test('templates are kept once per key, renamed, deleted, and offered by how often they are used', async () => {
  const { browser, id } = await verifiedPerson(casefolio);
  const path = `/users/${id}/templates`;
  const acdf = { name: ' ACDF ', content: { main: { type: 'Spine' } } };
  for (let times = 0; times < 2; times += 1) await browser.post(path, acdf, { 'idempotency-key': 'one-acdf' });
  await browser.post(path, { name: 'EVD', content: {} });
  const [first, second] = await templatesIn(browser, id);
  expect([first?.name, second?.name]).toEqual(['ACDF', 'EVD']);
  expect((await browser.post(`${path}/${second?.id}/use`)).status_code).toBe(200);
  expect((await templatesIn(browser, id)).map(({ name, uses }) => [name, uses])).toEqual([
    ['EVD', 1],
    ['ACDF', 0],
  ]);
  await browser.put(`${path}/${first?.id}`, { name: 'ACDF C5/6', content: { main: { type: 'Spine' } } });
  await browser.delete(`${path}/${second?.id}`);
  expect(await templatesIn(browser, id)).toMatchObject([{ name: 'ACDF C5/6', content: { main: { type: 'Spine' } } }]);
  expect((await browser.delete(`${path}/${second?.id}`)).status_code).toBe(404);
  expect((await browser.post(path, { name: ' ', content: {} })).validation_errors).toMatchObject([{ field: 'name' }]);
});

test('there is room for fifty templates, and one more is refused in words', async () => {
  const { browser, id } = await verifiedPerson(casefolio);
  const add = (name: string) => browser.post(`/users/${id}/templates`, { name, content: {} });
  for (let number = 0; number < draftLimits.templates; number += 1) await add(`Template ${number}`);
  expect((await add('One more')).validation_errors).toEqual([
    { field: 'name', error: caseFormMessages.tooManyTemplates.text },
  ]);
});
