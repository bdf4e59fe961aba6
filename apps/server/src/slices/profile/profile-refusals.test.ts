import { wholeUser } from '@casefolio/contract/profile.contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { formOf } from '../../app/testing/form.ts';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { keptFiles } from '../../db/schema/files.ts';
import { trailOf, verifiedPerson } from '../accounts/testing/people.ts';

const casefolio = testCasefolio();
type Member = Awaited<ReturnType<typeof verifiedPerson>>;

const whole = async ({ browser, id }: Member) => wholeUser.parse((await browser.get(`/users/${id}`)).data);
const idOnly = z.object({ id: z.number() });

const position = { hospital: { name: 'General Hospital' }, speciality_id: 1, start_date: '2020-01-05', end_date: '' };
const education = {
  speciality_id: 1,
  degree_id: 1,
  institution_name: 'University',
  start_date: '2010-09-01',
  end_date: '2014-06-30',
};
const reimbursement = {
  practice_state: 'NY',
  reimbursement_model: 'MIXED',
  threshold: 'RVUS',
  amount: '5000.00',
  rvus_multiplier: '52.10',
};

const lists = [
  ['position', position],
  ['experience', position],
  ['education', education],
] as const;

test.each(lists)('%s: a refused record changes nothing, neither as a new one nor as a change', async (path, record) => {
  const member = await verifiedPerson(casefolio);
  const base = `/users/${member.id}/${path}`;
  const { id } = idOnly.parse((await member.browser.post(base, record)).data);
  const before = await whole(member);
  for (const wrong of [{ end_date: '2001-01-01' }, { start_date: '2999-01-01' }, { speciality_id: 999 }])
    for (const reply of [
      await member.browser.post(base, { ...record, ...wrong }),
      await member.browser.put(`${base}/${id}`, { ...record, ...wrong }),
    ])
      expect(reply.status_code).toBe(600);
  expect(await whole(member)).toEqual(before);
});

test.each(lists)("%s: another's record stays as it is, by their path and by one's own", async (path, record) => {
  const [owner, other] = [await verifiedPerson(casefolio), await verifiedPerson(casefolio)];
  const { id } = idOnly.parse((await owner.browser.post(`/users/${owner.id}/${path}`, record)).data);
  const before = await whole(owner);
  for (const { id: userId } of [owner, other]) {
    const one = `/users/${userId}/${path}/${id}`;
    expect((await other.browser.put(one, { ...record, start_date: '2011-01-01' })).status_code).toBe(404);
    expect((await other.browser.delete(one)).status_code).toBe(404);
  }
  expect(await whole(owner)).toEqual(before);
});

test('a current position is no experience: each is changed and deleted in its own list alone', async () => {
  const member = await verifiedPerson(casefolio);
  const base = `/users/${member.id}`;
  const { id } = idOnly.parse((await member.browser.post(`${base}/position`, position)).data);
  expect((await member.browser.put(`${base}/experience/${id}`, position)).status_code).toBe(404);
  expect((await member.browser.delete(`${base}/experience/${id}`)).status_code).toBe(404);
  expect((await whole(member)).current_positions).toHaveLength(1);
});

test('a second reimbursement is refused, and the first stays as it was', async () => {
  const { browser, id } = await verifiedPerson(casefolio);
  const path = `/users/${id}/reimbursement`;
  await browser.post(path, reimbursement);
  expect((await browser.post(path, { ...reimbursement, amount: '1.00' })).status_code).toBe(409);
  expect((await browser.get(path)).data).toEqual({ reimbursement });
});

async function putFace({ browser, id }: Member, bytes: Uint8Array) {
  const { body, headers } = formOf({ image_type: 'PROFILE_IMAGE' }, [{ field: 'image_file', name: 'me.png', bytes }]);
  return browser.post(`/users/${id}/media`, body, headers);
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#88aacc' } })
    .png()
    .toBuffer();

test('a face of 40 megapixels is taken and ends small; one of 100 is refused, and the first stays', async () => {
  const member = await verifiedPerson(casefolio);
  expect((await putFace(member, await plain(8000, 5000))).status_code).toBe(200);
  const link = (await whole(member)).profile_image?.href_original ?? '';
  const open = () => casefolio.casefolio.app.inject({ url: link, cookies: Object.fromEntries(member.browser.cookies) });
  const { width, height } = await sharp((await open()).rawPayload).metadata();
  expect([width, height]).toEqual([1024, 1024]);
  expect((await putFace(member, await plain(10_000, 10_000))).status_code).toBe(413);
  expect((await open()).statusCode).toBe(200);
});

test('of a face that was replaced or removed nothing is kept', async () => {
  const member = await verifiedPerson(casefolio);
  const { db } = casefolio.casefolio.database;
  const held = async () => {
    const rows = await db.select().from(keptFiles).where(eq(keptFiles.owner_id, member.id));
    return rows.filter(({ kept_at, released_at }) => kept_at !== null && released_at === null).length;
  };
  await putFace(member, await plain(300, 200));
  await putFace(member, await plain(200, 300));
  expect(await held()).toBe(2);
  await member.browser.delete(`/users/${member.id}/media`);
  expect(await held()).toBe(0);
});

const verbs = (noun: string) => ['added', 'changed', 'deleted'].map((verb) => `${noun}.${verb} done`);

test('whatever is done with a profile is in the trail', async () => {
  const member = await verifiedPerson(casefolio);
  const base = `/users/${member.id}`;
  for (const [path, record] of lists) {
    const { id } = idOnly.parse((await member.browser.post(`${base}/${path}`, record)).data);
    await member.browser.put(`${base}/${path}/${id}`, record);
    await member.browser.delete(`${base}/${path}/${id}`);
  }
  await member.browser.post(`${base}/reimbursement`, reimbursement);
  await member.browser.put(`${base}/reimbursement`, reimbursement);
  await member.browser.delete(`${base}/reimbursement`);
  await putFace(member, await plain(30, 20));
  await member.browser.delete(`${base}/media`);
  expect((await trailOf(casefolio, member.id)).filter((line) => !/^(account|session)/.test(line))).toEqual([
    ...verbs('position'),
    ...verbs('position'),
    ...verbs('education'),
    ...verbs('reimbursement'),
    'profile.image.set done',
    'profile.image.removed done',
  ]);
});

test('of two wishes for another address the newer counts, and no link works after 48 hours', async () => {
  const member = await verifiedPerson(casefolio);
  const { first_name, last_name, password } = member.person;
  const wish = async (email: string) => {
    await member.browser.put(`/users/${member.id}`, { first_name, last_name, email, password, user_role_id: 1 });
    const [mail = ''] = await casefolio.mailsTo(email);
    return decodeURIComponent(/\/email-change\/(\S+)/.exec(mail)?.[1] ?? '');
  };
  const confirm = async (token: string) =>
    (await casefolio.browser().post('/users/email_change/confirmation', { token })).status_code;
  const older = await wish(`older.${member.id}@example.com`);
  const newer = await wish(`newer.${member.id}@example.com`);
  expect(await confirm(older)).toBe(604);
  casefolio.letPass(48 * 3_600_000);
  expect(await confirm(newer)).toBe(604);
});
