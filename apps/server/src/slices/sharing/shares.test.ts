import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { users } from '../../db/schema/accounts.ts';
import { shares } from '../../db/schema/sharing.ts';
import { verifiedPerson } from '../accounts/testing/people.ts';
import { permissionOn } from './sharing.api.ts';
import { answer, type Doctor, invite, joined } from './testing/invitations.ts';

const casefolio = testCasefolio();
const on = (doctor: Doctor, colleague: Doctor) =>
  permissionOn(casefolio.casefolio.database.db, doctor.id, colleague.id);
const doctorsOf = async ({ browser, id }: Doctor, filter?: string) =>
  (await browser.get(`/users/${id}/doctors${filter ? `?filter=${filter}` : ''}`)).data;
const staffOf = async ({ browser, id }: Doctor, query = '') => (await browser.get(`/users/${id}/staff${query}`)).data;
const nobody = { doctors: [], count: 0 };

async function waiting() {
  const [doctor, colleague] = [await verifiedPerson(casefolio), await verifiedPerson(casefolio)];
  await invite(doctor, colleague.person.email);
  return { doctor, colleague };
}

test('an invitation waits, is accepted, and only then gives what it promises', async () => {
  const { doctor, colleague } = await waiting();
  expect(await on(doctor, colleague)).toBeNull();
  expect(await doctorsOf(colleague, 'PENDING')).toMatchObject({ doctors: [{ id: doctor.id, status: 'PENDING' }] });
  expect(await doctorsOf(colleague, 'ACCEPTED')).toEqual(nobody);
  expect(await staffOf(doctor)).toEqual({ user_staff: [], count: 0 });
  expect(await answer(colleague.browser, colleague.id, doctor.id, 'ACCEPTED')).toMatchObject({ status_code: 200 });
  expect(await answer(colleague.browser, colleague.id, doctor.id, 'ACCEPTED')).toMatchObject({ status_code: 200 });
  expect(await on(doctor, colleague)).toBe('EDITOR');
  expect(await doctorsOf(colleague, 'PENDING')).toEqual(nobody);
  expect(await doctorsOf(colleague)).toMatchObject({
    doctors: [{ id: doctor.id, name: 'Ada Moreau', role: 'SPECIALIST', status: 'ACCEPTED', permission: 'EDITOR' }],
    count: 1,
  });
  expect(await doctorsOf(doctor), 'sharing goes one way').toEqual(nobody);
  expect(await on(colleague, doctor)).toBeNull();
});

test('a declined invitation gives nothing, and cannot be accepted afterwards', async () => {
  const { doctor, colleague } = await waiting();
  await answer(colleague.browser, colleague.id, doctor.id, 'DECLINED');
  expect(await doctorsOf(colleague)).toEqual(nobody);
  expect(await doctorsOf(colleague, 'DECLINED')).toMatchObject({ doctors: [{ id: doctor.id, status: 'DECLINED' }] });
  expect(await answer(colleague.browser, colleague.id, doctor.id, 'ACCEPTED')).toMatchObject({ status_code: 404 });
  expect(await on(doctor, colleague)).toBeNull();
  await invite(doctor, colleague.person.email);
  expect(await doctorsOf(colleague, 'DECLINED'), 'the newer invitation counts').toEqual(nobody);
  expect(await doctorsOf(colleague, 'PENDING')).toMatchObject({ count: 1 });
});

test('a joined dashboard is left on purpose only', async () => {
  const { doctor, colleague } = await joined(casefolio);
  expect(await answer(colleague.browser, colleague.id, doctor.id, 'DECLINED')).toMatchObject({ status_code: 404 });
  expect(await on(doctor, colleague)).toBe('EDITOR');
  const left = await answer(colleague.browser, colleague.id, doctor.id, 'DECLINED', { leave: true });
  expect(left).toMatchObject({ status_code: 200 });
  expect(await on(doctor, colleague)).toBeNull();
  expect(await doctorsOf(colleague)).toEqual(nobody);
  expect(await staffOf(doctor)).toMatchObject({ count: 0 });
});

test("nobody answers another's invitation, by whichever id they try", async () => {
  const { doctor, colleague } = await waiting();
  const stranger = await verifiedPerson(casefolio);
  for (const [userId, doctorId] of [
    [stranger.id, doctor.id],
    [colleague.id, doctor.id],
    [stranger.id, 999_999],
  ] as const)
    expect(await answer(stranger.browser, userId, doctorId, 'ACCEPTED')).toMatchObject({ status_code: 404 });
  expect(await answer(doctor.browser, doctor.id, doctor.id, 'ACCEPTED')).toMatchObject({ status_code: 404 });
  expect(await on(doctor, colleague)).toBeNull();
  expect(await on(doctor, stranger)).toBeNull();
  expect(await doctorsOf(stranger)).toEqual(nobody);
  expect(await stranger.browser.get(`/users/${colleague.id}/doctors`)).toMatchObject({ status_code: 404 });
  expect(await stranger.browser.get(`/users/${doctor.id}/staff`)).toMatchObject({ status_code: 404 });
});

test('an answer that is none is named by its fields', async () => {
  const { doctor, colleague } = await waiting();
  const fields = async (body: object) =>
    (await colleague.browser.put(`/users/${colleague.id}/access_users/invitation`, body)).validation_errors?.map(
      ({ field }) => field,
    );
  expect(await fields({})).toEqual(['doctor_id', 'status']);
  expect(await fields({ doctor_id: doctor.id, status: 'PENDING' })).toEqual(['status']);
  expect(await fields({ doctor_id: -1, status: 'ACCEPTED', leave: 'yes' })).toEqual(['doctor_id', 'leave']);
  expect(await colleague.browser.get(`/users/${colleague.id}/doctors?filter=REVOKED`)).toMatchObject({
    status_code: 600,
    validation_errors: [{ field: 'filter' }],
  });
});

test('the doctor sees who has joined, finds them by name or e-mail, and changes what they may do', async () => {
  const { doctor, colleague } = await joined(casefolio);
  const { email } = colleague.person;
  expect(await staffOf(doctor, '?filter=MY_USERS')).toEqual({
    user_staff: [
      {
        status: 'ACCEPTED',
        permission: 'EDITOR',
        end_user: {
          id: colleague.id,
          first_name: 'Ada',
          last_name: 'Moreau',
          email,
          phone: null,
          user_role: { id: 1, name: 'SPECIALIST', nice_name: 'Specialist' },
          profile_image: null,
        },
      },
    ],
    count: 1,
  });
  const found = async (search: string) => staffOf(doctor, `?search=${encodeURIComponent(search)}`);
  for (const search of ['moreau', 'MOREAU ada', email, ' ada '])
    expect(await found(search)).toMatchObject({ count: 1 });
  for (const search of ['%', '_', '\\', 'zz top', "'; drop table shares; --"])
    expect(await found(search), search).toMatchObject({ count: 0 });
  const body = { end_user_id: colleague.id, permission: 'VIEWER' };
  const path = `/users/${doctor.id}/access_users/change_permission`;
  expect(await doctor.browser.put(path, body)).toMatchObject({ status_code: 200 });
  expect(await on(doctor, colleague)).toBe('VIEWER');
  expect(await doctor.browser.put(path, { ...body, permission: 'EDITOR' })).toMatchObject({ status_code: 200 });
  expect(await on(doctor, colleague)).toBe('EDITOR');
  expect(await doctor.browser.put(path, { ...body, end_user_id: 999_999 })).toMatchObject({ status_code: 404 });
  expect(await colleague.browser.put(path, body), 'nobody promotes themselves').toMatchObject({ status_code: 404 });
  expect(await colleague.browser.put(`/users/${colleague.id}/access_users/change_permission`, body)).toMatchObject({
    status_code: 404,
  });
});

test('access that was taken back is gone at once, and so is an invitation', async () => {
  const { doctor, colleague } = await joined(casefolio);
  const path = `/users/${doctor.id}/access_users/revoke_user`;
  const body = { end_user_id: colleague.id };
  expect(await colleague.browser.put(path, body)).toMatchObject({ status_code: 404 });
  expect(await doctor.browser.put(path, {})).toMatchObject({ validation_errors: [{ field: 'end_user_id' }] });
  expect(await doctor.browser.put(path, body)).toMatchObject({ status_code: 200 });
  expect(await doctor.browser.put(path, body)).toMatchObject({ status_code: 404 });
  expect(await on(doctor, colleague)).toBeNull();
  expect(await doctorsOf(colleague)).toEqual(nobody);
  expect(await staffOf(doctor)).toMatchObject({ count: 0 });
  await invite(doctor, colleague.person.email);
  expect(await doctor.browser.put(path, { email: colleague.person.email })).toMatchObject({ status_code: 200 });
  expect(await answer(colleague.browser, colleague.id, doctor.id, 'ACCEPTED')).toMatchObject({ status_code: 404 });
});

test('revoking and accepting at the same moment never leaves access behind a revocation', async () => {
  const { doctor, colleague } = await waiting();
  const [accepted, revoked] = await Promise.all([
    answer(colleague.browser, colleague.id, doctor.id, 'ACCEPTED'),
    doctor.browser.put(`/users/${doctor.id}/access_users/revoke_user`, { email: colleague.person.email }),
  ]);
  expect(revoked).toMatchObject({ status_code: 200 });
  expect([200, 404]).toContain(accepted.status_code);
  expect(await on(doctor, colleague)).toBeNull();
});

test('an invitation that ran out is neither listed nor accepted', async () => {
  const { doctor, colleague } = await waiting();
  const { db } = casefolio.casefolio.database;
  await db
    .update(shares)
    .set({ expires_at: new Date(0) })
    .where(eq(shares.doctor_id, doctor.id));
  expect(await doctorsOf(colleague)).toEqual(nobody);
  expect(await answer(colleague.browser, colleague.id, doctor.id, 'ACCEPTED')).toMatchObject({ status_code: 404 });
});

test('who has joined and changes their address is the same person, and is not invited a second time', async () => {
  const { doctor, colleague } = await joined(casefolio);
  const { db } = casefolio.casefolio.database;
  const email = `new.${colleague.person.email}`;
  await db.update(users).set({ email }).where(eq(users.id, colleague.id));
  expect(await on(doctor, colleague)).toBe('EDITOR');
  expect(await invite(doctor, email)).toMatchObject({ data: [`${email} was already invited`] });
});

test('an invitation to the address that a member comes to have later does not stand beside what they have joined', async () => {
  const { doctor, colleague } = await joined(casefolio);
  const { db } = casefolio.casefolio.database;
  const email = `later.${colleague.person.email}`;
  await invite(doctor, email);
  await db.update(users).set({ email }).where(eq(users.id, colleague.id));
  expect(await doctorsOf(colleague)).toMatchObject({ doctors: [{ status: 'ACCEPTED' }], count: 1 });
  expect(await answer(colleague.browser, colleague.id, doctor.id, 'ACCEPTED')).toMatchObject({ status_code: 200 });
});

test("nobody reads another's log before they are known, whatever is written into the table", async () => {
  const { doctor } = await waiting();
  const { db } = casefolio.casefolio.database;
  const forged = db.update(shares).set({ status: 'ACCEPTED' }).where(eq(shares.doctor_id, doctor.id));
  await expect(forged).rejects.toThrow();
});
