import { count } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { formOf } from '../../app/testing/form.ts';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { users } from '../../db/schema/accounts.ts';
import { caseImages, cases } from '../../db/schema/cases.ts';
import { keptFiles } from '../../db/schema/files.ts';
import { eq, isNull } from 'drizzle-orm';
import { answer } from '../sharing/testing/invitations.ts';
import { purgeDeletedCases } from './cases.api.ts';
import { asTexts, caseWithImage, fetchFile, filesLater, image } from './testing/pictures.ts';
import { craniotomy, surgeonOf } from './testing/surgeons.ts';
import { fullCase } from '@casefolio/contract/cases.contract';

const casefolio = testCasefolio();
const day = 24 * 3_600_000;

const statusOf = async (...given: Parameters<typeof fetchFile>) => (await fetchFile(...given)).statusCode;

const purge = async (ms: number) => (await filesLater(casefolio, ms)).purge();

test("a case's images outlive every purge, added ones too; of a deleted image nothing is left", async () => {
  const { surgeon, first, base } = await caseWithImage(casefolio);
  const add = formOf({}, [await image('later.jpg')]);
  await surgeon.browser.post(`${base}/media`, add.body, add.headers);
  await purge(400 * day);
  const { images } = fullCase.parse((await surgeon.browser.get(base)).data);
  for (const { urls } of images)
    for (const link of Object.values(urls)) expect(await statusOf(casefolio, surgeon, link)).toBe(200);
  expect(images).toHaveLength(2);
  await surgeon.browser.delete(`${base}/media/${first.id}`);
  expect(await filesOf(surgeon.id)).toBe(4);
  await purge(0);
  expect(await filesOf(surgeon.id)).toBe(2);
});

async function filesOf(ownerId: number): Promise<number> {
  const { db } = casefolio.casefolio.database;
  const [row] = await db.select({ found: count() }).from(keptFiles).where(eq(keptFiles.owner_id, ownerId));
  return row?.found ?? 0;
}

test('the pictures of a create that lost its race for the last case of a plan are gone a day later', async () => {
  const surgeon = await surgeonOf(casefolio, { planId: 2 });
  const { db } = casefolio.casefolio.database;
  const log = `/users/${surgeon.id}/procedures`;
  const send = async () => {
    const { body, headers } = formOf(asTexts(craniotomy(surgeon)), [await image()]);
    return (await surgeon.browser.post(log, body, headers)).status_code;
  };
  for (let n = 0; n < 49; n += 1) await surgeon.browser.post(log, craniotomy(surgeon));
  expect((await Promise.all([send(), send()])).toSorted()).toEqual([200, 617]);
  expect(await filesOf(surgeon.id)).toBe(4);
  await purge(2 * day);
  expect(await filesOf(surgeon.id)).toBe(2);
  expect(await db.select().from(keptFiles).where(isNull(keptFiles.kept_at))).toEqual([]);
});

test('30 days after its deletion a case is forgotten, and its images with it; a younger deletion waits', async () => {
  const { surgeon, logged, base } = await caseWithImage(casefolio);
  const { db } = casefolio.casefolio.database;
  await surgeon.browser.delete(base);
  const forget = async (ms: number) => {
    const files = await filesLater(casefolio, ms);
    await purgeDeletedCases(db, files, new Date(Date.now() + ms));
    await files.purge();
    return [
      await db.$count(cases, eq(cases.id, logged.id)),
      await db.$count(caseImages, eq(caseImages.case_id, logged.id)),
      await filesOf(surgeon.id),
    ];
  };
  expect(await forget(29 * day)).toEqual([1, 1, 2]);
  expect(await forget(31 * day)).toEqual([0, 0, 0]);
});

test('a link dies with the right: when a colleague is let out, and when the plan has no images any more', async () => {
  const { surgeon: doctor, logged, base } = await caseWithImage(casefolio);
  const colleague = await surgeonOf(casefolio);
  const guests = { users: [{ email: colleague.email, permission: 'VIEWER' }] };
  await doctor.browser.post(`/users/${doctor.id}/access_users`, guests);
  await answer(colleague.browser, colleague.id, doctor.id, 'ACCEPTED');
  const linkOf = async ({ browser }: Pick<typeof doctor, 'browser'>) =>
    fullCase.parse((await browser.get(base)).data).images[0]?.urls.href_small ?? '';
  const [ofDoctor, ofColleague] = [await linkOf(doctor), await linkOf(colleague)];
  expect(await statusOf(casefolio, colleague, ofColleague)).toBe(200);
  await doctor.browser.put(`/users/${doctor.id}/access_users/revoke_user`, { end_user_id: colleague.id });
  expect(await statusOf(casefolio, colleague, ofColleague)).toBe(404);
  expect(await statusOf(casefolio, doctor, ofDoctor)).toBe(200);
  const { db } = casefolio.casefolio.database;
  await db.update(users).set({ plan_id: 1 }).where(eq(users.id, doctor.id));
  expect(await statusOf(casefolio, doctor, ofDoctor)).toBe(404);
  expect((await doctor.browser.get(`${base}/media`)).data).toEqual({ images: [], count: 0 });
  expect((await doctor.browser.get(`/users/${doctor.id}/procedures`)).data).toMatchObject({
    procedures: [{ id: logged.id, media: [] }],
  });
});
