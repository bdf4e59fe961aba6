import { sharingMessages } from '@casefolio/domain/messages/sharing';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { auditEvents } from '../../db/schema/house.ts';
import { shareLinks, shares } from '../../db/schema/sharing.ts';
import { verifiedPerson } from '../accounts/testing/people.ts';
import { purgeShareLinks } from './share-links.store.ts';
import { answer, invite, joined, linkIn, lookAt, mailedLink, newAddress } from './testing/invitations.ts';

const casefolio = testCasefolio();
const day = 24 * 3_600_000;

test('each address gets a mail with its own link, and the answer says so row by row', async () => {
  const doctor = await verifiedPerson(casefolio);
  const [first, second] = [newAddress(), newAddress()];
  const reply = await doctor.browser.post(`/users/${doctor.id}/access_users`, {
    users: [
      { email: ` ${first.toUpperCase()} `, permission: 'EDITOR' },
      { email: second, permission: 'VIEWER' },
      { email: first, permission: 'VIEWER' },
    ],
  });
  expect(reply).toMatchObject({
    status_code: 200,
    data: [`An invitation was sent to ${first}`, `An invitation was sent to ${second}`, `${first} was already invited`],
  });
  const [[one = ''], [two = '']] = [await casefolio.mailsTo(first), await casefolio.mailsTo(second)];
  expect(one).toContain('Ada Moreau invites you to their case log');
  expect(one).toContain('add and edit');
  expect(two).not.toContain('add and edit');
  expect(linkIn(one)).toMatchObject({ doctorId: String(doctor.id) });
  expect(linkIn(one).code).not.toBe(linkIn(two).code);
});

test('the code and the key stand in the mail alone', async () => {
  const email = newAddress();
  const { code, key, doctorId } = await mailedLink(casefolio, await verifiedPerson(casefolio), email);
  await lookAt(casefolio.browser(), { code, key, doctorId });
  const { db } = casefolio.casefolio.database;
  const links = await db.select().from(shareLinks);
  const bytes = links.flatMap((link) => [link.code_hash, link.key_hash]);
  const kept = bytes.map((hash) => `${hash.toString('latin1')} ${hash.toString('base64url')}`).join('\n');
  const rows = JSON.stringify(await db.select().from(shares).where(eq(shares.email, email)));
  for (const secret of [code, key]) {
    expect(secret).toHaveLength(43);
    expect(kept + rows + casefolio.logLines.join('\n')).not.toContain(secret);
  }
});

test('a row that is no address, an empty list and a long one are refused, and nothing is sent', async () => {
  const { browser, id } = await verifiedPerson(casefolio);
  const send = (users: unknown) => browser.post(`/users/${id}/access_users`, { users });
  const good = newAddress();
  const reply = await send([{ email: good }, { email: 'ines@' }, { email: 7 }, {}]);
  expect(reply).toMatchObject({ status_code: 600, http: 422 });
  expect(reply.validation_errors).toEqual(
    [1, 2, 3].map((row) => ({ field: `users.${row}.email`, error: 'Email is not valid' })),
  );
  expect((await send([])).validation_errors).toEqual([{ field: 'users', error: sharingMessages.nobodyInvited.text }]);
  expect(await send(Array.from({ length: 21 }, () => ({ email: newAddress() })))).toMatchObject({ status_code: 600 });
  expect(await send('all')).toMatchObject({ status_code: 600 });
  const { db } = casefolio.casefolio.database;
  expect(await db.select().from(shares).where(eq(shares.doctor_id, id))).toEqual([]);
  expect(await send([{ email: good }])).toMatchObject({ data: [`An invitation was sent to ${good}`] });
});

test("one's own address is refused at its row", async () => {
  const { browser, id, person } = await verifiedPerson(casefolio);
  const users = [{ email: newAddress() }, { email: person.email.toUpperCase() }];
  expect((await browser.post(`/users/${id}/access_users`, { users })).validation_errors).toEqual([
    { field: 'users.1.email', error: sharingMessages.ownAddress.text },
  ]);
});

test('an unknown permission counts as the lesser one', async () => {
  const { doctor, colleague } = await joined(casefolio, 'OWNER');
  const { data } = await colleague.browser.get(`/users/${colleague.id}/doctors`);
  expect(data).toMatchObject({ doctors: [{ id: doctor.id, permission: 'VIEWER' }] });
});

test('nobody invites into the log of somebody else', async () => {
  const [doctor, other] = [await verifiedPerson(casefolio), await verifiedPerson(casefolio)];
  const users = [{ email: newAddress() }];
  expect(await other.browser.post(`/users/${doctor.id}/access_users`, { users })).toMatchObject({ status_code: 404 });
  expect(await casefolio.browser().post(`/users/${doctor.id}/access_users`, { users })).toMatchObject({
    status_code: 401,
  });
});

test('the same request under the same key sends one mail', async () => {
  const { browser, id } = await verifiedPerson(casefolio);
  const body = { users: [{ email: newAddress() }] };
  const headers = { 'idempotency-key': 'invite-once' };
  const replies = await Promise.all([1, 2, 3].map(() => browser.post(`/users/${id}/access_users`, body, headers)));
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(replies[0]?.data).toEqual([expect.stringContaining('An invitation was sent')]);
});

test('two windows that invite at once leave one invitation', async () => {
  const doctor = await verifiedPerson(casefolio);
  const email = newAddress();
  const replies = await Promise.all([1, 2, 3, 4].map(() => invite(doctor, email)));
  const sentences = replies.flatMap(({ data }) => data);
  expect(sentences.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
    `An invitation was sent to ${email}`,
    ...[1, 2, 3].map(() => `${email} was already invited`),
  ]);
});

test('after 14 days it can be sent anew, and only the new link is good', async () => {
  const doctor = await verifiedPerson(casefolio);
  const email = newAddress();
  const old = await mailedLink(casefolio, doctor, email);
  casefolio.letPass(13 * day);
  const later = await anew(doctor);
  expect(await invite(later, email)).toMatchObject({ data: [`${email} was already invited`] });
  casefolio.letPass(1.1 * day);
  const latest = await anew(doctor);
  expect(await invite(latest, email)).toMatchObject({ data: [`An invitation was sent to ${email}`] });
  const fresh = linkIn((await casefolio.mailsTo(email, 2)).at(-1) ?? '');
  expect(await lookAt(casefolio.browser(), old)).toMatchObject({ status_code: 621 });
  expect(await lookAt(casefolio.browser(), fresh)).toMatchObject({ status_code: 200 });
});

/** Sessions do not live for two weeks. */
async function anew<D extends { person: { email: string; password: string } }>(doctor: D): Promise<D> {
  const browser = casefolio.browser();
  await browser.post('/login', { username: doctor.person.email, password: doctor.person.password });
  return { ...doctor, browser };
}

test('who has joined is not invited again, who has left can be', async () => {
  const { doctor, colleague } = await joined(casefolio);
  const { email } = colleague.person;
  expect(await invite(doctor, email)).toMatchObject({ data: [`${email} was already invited`] });
  await answer(colleague.browser, colleague.id, doctor.id, 'DECLINED', { leave: true });
  expect(await invite(doctor, email)).toMatchObject({ data: [`An invitation was sent to ${email}`] });
});

const twenty = () => Array.from({ length: 20 }, () => ({ email: newAddress() }));

test('a doctor sends at most 60 invitations a day, and an address gets at most ten', async () => {
  const doctor = await verifiedPerson(casefolio);
  for (let round = 0; round < 3; round += 1)
    expect(await doctor.browser.post(`/users/${doctor.id}/access_users`, { users: twenty() })).toMatchObject({
      status_code: 200,
    });
  const refused = await invite(doctor, newAddress());
  expect(refused).toMatchObject({ status_code: 429, http: 429 });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  const [victim, other] = [newAddress(), await verifiedPerson(casefolio)];
  for (let round = 0; round < 10; round += 1) await invite(other, victim);
  expect(await invite(await verifiedPerson(casefolio), victim)).toMatchObject({ status_code: 429 });
});

test('every step is in the audit trail of the doctor, by ids alone', async () => {
  const { doctor, colleague } = await joined(casefolio);
  await doctor.browser.put(`/users/${doctor.id}/access_users/change_permission`, {
    end_user_id: colleague.id,
    permission: 'VIEWER',
  });
  await doctor.browser.put(`/users/${doctor.id}/access_users/revoke_user`, { end_user_id: colleague.id });
  const { db } = casefolio.casefolio.database;
  const rows = await db.select().from(auditEvents).where(eq(auditEvents.owner_id, doctor.id)).orderBy(auditEvents.id);
  const steps = rows.filter(({ action }) => action.startsWith('share.'));
  expect(steps.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['share.invited', doctor.id],
    ['share.accepted', colleague.id],
    ['share.made-viewer', doctor.id],
    ['share.revoked', doctor.id],
  ]);
  expect(JSON.stringify(steps)).not.toContain('@');
});

test('links that open nothing any more are thrown away, the others stay', async () => {
  const doctor = await verifiedPerson(casefolio);
  const [waiting, withdrawn] = [newAddress(), newAddress()];
  const good = await mailedLink(casefolio, doctor, waiting);
  await mailedLink(casefolio, doctor, withdrawn);
  await doctor.browser.put(`/users/${doctor.id}/access_users/revoke_user`, { email: withdrawn });
  const { db } = casefolio.casefolio.database;
  const linksTo = async (email: string) =>
    (
      await db
        .select()
        .from(shareLinks)
        .innerJoin(shares, eq(shares.id, shareLinks.share_id))
        .where(eq(shares.email, email))
    ).length;
  expect([await linksTo(waiting), await linksTo(withdrawn)]).toEqual([1, 1]);
  await purgeShareLinks(db, new Date());
  expect([await linksTo(waiting), await linksTo(withdrawn)]).toEqual([1, 0]);
  expect(await lookAt(casefolio.browser(), good)).toMatchObject({ status_code: 200 });
});
