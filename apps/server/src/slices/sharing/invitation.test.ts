import { user } from '@casefolio/contract/accounts.contract';
import { registerInvited } from '@casefolio/contract/sharing.contract';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import { sharingMessages } from '@casefolio/domain/messages/sharing';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { users } from '../../db/schema/accounts.ts';
import { logInBody, signUp, somebody, verifiedPerson } from '../accounts/testing/people.ts';
import { permissionOn } from './sharing.api.ts';
import {
  answer,
  invitedBody,
  invite,
  linkIn,
  lookAt,
  mailedLink,
  newAddress,
  signUpInvited,
} from './testing/invitations.ts';

const casefolio = testCasefolio();
const hour = 3_600_000;
const invitationVoid = { status_code: 621, http: 410, message: sharingMessages.invitationVoid.text };

async function invitedStranger() {
  const [doctor, email] = [await verifiedPerson(casefolio), newAddress()];
  return { doctor, email, link: await mailedLink(casefolio, doctor, email) };
}

async function invitedMember() {
  const [doctor, member] = [await verifiedPerson(casefolio), await verifiedPerson(casefolio)];
  return { doctor, member, link: await mailedLink(casefolio, doctor, member.person.email, 1) };
}

test('the link of somebody new tells the address and whose log it is, as often as it is opened', async () => {
  const { email, link } = await invitedStranger();
  for (let time = 0; time < 3; time += 1)
    expect(await lookAt(casefolio.browser(), link)).toMatchObject({
      status_code: 200,
      data: { old_user: false, user: null, user_id: null, email, doctor_name: 'Ada Moreau' },
    });
});

test('the link of a member tells who they are to themselves alone', async () => {
  const { doctor, member, link } = await invitedMember();
  const expected = { old_user: true, user_id: member.id, email: member.person.email };
  expect((await lookAt(member.browser, link)).data).toMatchObject({ ...expected, user: { id: member.id } });
  expect((await lookAt(casefolio.browser(), link)).data).toMatchObject({ ...expected, user: null });
  expect((await lookAt(doctor.browser, link)).data).toMatchObject({ ...expected, user: null });
});

test('a wrong key, a wrong code, another doctor, and keys of another invitation open nothing', async () => {
  const [{ link, doctor }, other] = [await invitedStranger(), await invitedStranger()];
  const wrong = 'x'.repeat(43);
  for (const changes of [
    { key: wrong },
    { code: wrong },
    { key: link.code, code: link.key },
    { key: other.link.key },
    { doctorId: String(other.doctor.id) },
    { doctorId: '999999' },
    { key: link.key.slice(0, -1) },
  ])
    expect(
      await lookAt(casefolio.browser(), { ...link, ...changes }),
      JSON.stringify(Object.keys(changes)),
    ).toMatchObject(invitationVoid);
  expect(await casefolio.browser().get(`/users/${doctor.id}/access_users/verify?code=a`)).toMatchObject({
    status_code: 600,
    validation_errors: [{ field: 'key' }],
  });
  expect(await lookAt(casefolio.browser(), { ...link, doctorId: '01' })).toMatchObject({ status_code: 404 });
  expect(await lookAt(casefolio.browser(), link)).toMatchObject({ status_code: 200 });
});

test('guessing at links is stopped for a while', async () => {
  const { link } = await invitedStranger();
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const codes = new Set<number>();
  for (let tries = 0; tries < 210; tries += 1) {
    const path = `/users/${link.doctorId}/access_users/verify?code=${link.code}&key=guess${tries}`;
    codes.add((await casefolio.browser().get(path, headers)).status_code);
  }
  expect(codes).toEqual(new Set([621, 429]));
  casefolio.letPass(601_000);
});

test('a link is good for 14 days', async () => {
  const { email, link } = await invitedStranger();
  casefolio.letPass(14 * 24 * hour - hour);
  expect(await lookAt(casefolio.browser(), link)).toMatchObject({ status_code: 200 });
  casefolio.letPass(2 * hour);
  expect(await lookAt(casefolio.browser(), link)).toMatchObject(invitationVoid);
  expect(await signUpInvited(casefolio.browser(), email, link)).toMatchObject(invitationVoid);
});

test('a withdrawn invitation opens nothing', async () => {
  const { doctor, email, link } = await invitedStranger();
  await doctor.browser.put(`/users/${doctor.id}/access_users/revoke_user`, { email: email.toUpperCase() });
  expect(await lookAt(casefolio.browser(), link)).toMatchObject(invitationVoid);
  expect(await signUpInvited(casefolio.browser(), email, link)).toMatchObject(invitationVoid);
});

test('the invited sign-up opens a verified session, uses the link up, and leaves the answer to the person', async () => {
  const { doctor, email, link } = await invitedStranger();
  const browser = casefolio.browser();
  const reply = await signUpInvited(browser, email, link);
  expect(reply).toMatchObject({ status_code: 200, data: { result: { email, verified: true, user_role: { id: 3 } } } });
  const { id } = registerInvited.data.parse(reply.data).result;
  const { db } = casefolio.casefolio.database;
  expect(await permissionOn(db, doctor.id, id)).toBeNull();
  expect((await browser.get(`/users/${id}/doctors?filter=PENDING`)).data).toMatchObject({
    doctors: [{ id: doctor.id, name: 'Ada Moreau', role: 'SPECIALIST', status: 'PENDING', permission: 'EDITOR' }],
    count: 1,
  });
  expect(await lookAt(browser, link)).toMatchObject(invitationVoid);
  expect(await signUpInvited(casefolio.browser(), email, link)).toMatchObject(invitationVoid);
  await answer(browser, id, doctor.id, 'ACCEPTED');
  expect(await permissionOn(db, doctor.id, id)).toBe('EDITOR');
  const login = { username: email, password: invitedBody(email, link).password };
  expect(await casefolio.browser().post('/login', login)).toMatchObject({ status_code: 200 });
});

test('raced twenty times, also against an ordinary sign-up, the invited sign-up makes one account', async () => {
  const { email, link } = await invitedStranger();
  const ordinary = { ...somebody(), email };
  const replies = await Promise.all([
    ...Array.from({ length: 20 }, () => signUpInvited(casefolio.browser(), email, link)),
    signUp(casefolio.browser(), ordinary),
  ]);
  const codes = replies.map(({ status_code }) => status_code);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code !== 200).every((code) => code === 612 || code === 621)).toBe(true);
  const { db } = casefolio.casefolio.database;
  expect(await db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
});

test('the same key brings the first answer again, with a session', async () => {
  const { email, link } = await invitedStranger();
  const headers = { 'idempotency-key': 'invited-once' };
  const path = `/users/${link.doctorId}/access_users/registration`;
  const first = await casefolio.browser().post(path, invitedBody(email, link), headers);
  const browser = casefolio.browser();
  const again = await browser.post(path, invitedBody(email, link), headers);
  expect(again.text).toBe(first.text);
  const { id } = registerInvited.data.parse(again.data).result;
  expect(await browser.get(`/users/${id}/doctors`)).toMatchObject({ status_code: 200, data: { count: 1 } });
});

test('what is wrong with the form is named field by field, and the link stays good', async () => {
  const { email, link } = await invitedStranger();
  const browser = casefolio.browser();
  const errors = async (changes: object) =>
    (await signUpInvited(browser, email, link, changes)).validation_errors?.map(({ field, error }) => [field, error]);
  expect(await errors({ first_name: '', last_name: ' ', email: '', password: '' })).toEqual([
    ['first_name', 'This field is required'],
    ['last_name', 'This field is required'],
    ['email', 'This field is required'],
    ['password', 'Password is required'],
  ]);
  const rule = 'Must Contain 8 Characters, One Uppercase, One Number and one special case Character';
  expect(await errors({ password: 'kite7lantern' })).toEqual([['password', rule]]);
  expect(await errors({ password: 'Password-1' })).toEqual([['password', accountMessages.passwordCommon.text]]);
  expect(await errors({ password: 'Ines-Duarte-1' })).toEqual([['password', accountMessages.passwordOwn.text]]);
  expect(await errors({ user_role_id: 4711 })).toEqual([['user_role_id', accountMessages.roleUnknown.text]]);
  expect(await errors({ email: newAddress() })).toEqual([['email', sharingMessages.otherAddress.text]]);
  expect(await errors({ accepted_terms: false })).toEqual([['accepted_terms', accountMessages.termsNotAccepted.text]]);
  expect(await errors({ first_name: 'see https://evil.example' })).toMatchObject([['first_name', expect.any(String)]]);
  expect(await errors({ key: '' })).toEqual([['key', sharingMessages.invitationVoid.text]]);
  expect(await signUpInvited(browser, email, link, { key: 'x' })).toMatchObject(invitationVoid);
  expect(await signUpInvited(browser, ` ${email.toUpperCase()}`, link, { user_role_id: undefined })).toMatchObject({
    status_code: 200,
    data: { result: { user_role: null } },
  });
});

test('an address that has an account already cannot sign up by the link', async () => {
  const { member, link } = await invitedMember();
  expect(await signUpInvited(casefolio.browser(), member.person.email, link)).toMatchObject({
    status_code: 612,
    message: accountMessages.emailTaken.text,
  });
});

test('a session that was open in the browser is closed by the sign-up, and its owner keeps nothing of it', async () => {
  const { email, link } = await invitedStranger();
  const other = await verifiedPerson(casefolio);
  const copied = new Map(other.browser.cookies);
  await signUpInvited(other.browser, email, link);
  const [name = '', token = ''] = [...copied][0] ?? [];
  const reply = await casefolio.casefolio.app.inject({
    method: 'GET',
    url: `/api/v1/users/${other.id}`,
    cookies: { [name]: token },
  });
  expect(reply.statusCode).toBe(401);
});

test('an unverified invitee is verified by the link in their own session, and in no other', async () => {
  const [doctor, browser, person] = [await verifiedPerson(casefolio), casefolio.browser(), somebody()];
  const { id } = user.parse((await signUp(browser, person)).data);
  const link = await mailedLink(casefolio, doctor, person.email, 1);
  await lookAt(casefolio.browser(), link);
  await lookAt(doctor.browser, link);
  expect(await casefolio.browser().post('/login', logInBody(person))).toMatchObject({ status_code: 603 });
  expect((await lookAt(browser, link)).data).toMatchObject({ old_user: true, user: { id, verified: true } });
  expect(await browser.get(`/users/${id}/doctors`)).toMatchObject({ status_code: 200, data: { count: 1 } });
  expect(await casefolio.browser().post('/login', logInBody(person))).toMatchObject({ status_code: 200 });
});

test('another site cannot make a browser open an invitation', async () => {
  const { link } = await invitedStranger();
  const path = `/users/${link.doctorId}/access_users/verify?code=${link.code}&key=${link.key}`;
  expect(await casefolio.browser().get(path, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status_code: 403 });
});

test('who signs up in the ordinary way finds the invitation once the address is verified', async () => {
  const [doctor, person, browser] = [await verifiedPerson(casefolio), somebody(), casefolio.browser()];
  await invite(doctor, person.email);
  const { id } = user.parse((await signUp(browser, person)).data);
  expect(await browser.get(`/users/${id}/doctors`)).toMatchObject({ status_code: 403 });
  expect(await answer(browser, id, doctor.id, 'ACCEPTED')).toMatchObject({ status_code: 403 });
  const mails = await casefolio.mailsTo(person.email, 2);
  const token = mails.flatMap((mail) => /\/verification\/(\S+)/.exec(mail)?.[1] ?? [])[0] ?? '';
  await browser.post('/verification', { token: decodeURIComponent(token) });
  expect((await browser.get(`/users/${id}/doctors`)).data).toMatchObject({ doctors: [{ id: doctor.id }] });
  expect(await answer(browser, id, doctor.id, 'ACCEPTED')).toMatchObject({ status_code: 200 });
  const link = linkIn(mails.find((mail) => mail.includes('/invitation/')) ?? '');
  expect(await lookAt(browser, link)).toMatchObject(invitationVoid);
});
