import { randomInt } from 'node:crypto';
import { user } from '@casefolio/contract/accounts.contract';
import { lookupEndpoints } from '@casefolio/contract/lookups.contract';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import { profileMessages } from '@casefolio/domain/messages/profile';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { linkIn, logInBody, signUp, signUpBody, somebody } from './testing/people.ts';

const casefolio = testCasefolio();

test('a surgeon signs up, verifies, logs in and logs out', async () => {
  const [browser, person] = [casefolio.browser(), somebody()];

  const registered = await signUp(browser, person);
  expect(registered).toMatchObject({
    status_code: 200,
    http: 200,
    data: { email: person.email, verified: false, user_role: { name: 'SPECIALIST' } },
  });
  const { id } = user.parse(registered.data);

  const [mail = ''] = await casefolio.mailsTo(person.email);
  expect(mail).toContain('http://localhost:3000/verification/');
  expect(await browser.post('/verification', { token: linkIn(mail) })).toMatchObject({
    status_code: 200,
    data: { id, verified: true },
  });

  expect(await browser.post('/logout')).toMatchObject({ status_code: 200 });
  expect(await browser.get(`/users/${id}`)).toMatchObject({ status_code: 401 });
  expect(await browser.post('/login', logInBody(person))).toMatchObject({
    status_code: 200,
    data: { id, verified: true },
  });
  expect(await browser.get(`/users/${id}`)).toMatchObject({
    status_code: 200,
    data: { first_name: 'Ada', last_name: 'Moreau' },
  });
});

/** A number that is valid and that no other test has. */
const number = (): string => `+1202555${randomInt(1000, 9999)}`;

async function countryOf(iso: string): Promise<number> {
  const { data } = await casefolio.browser().get('/country_codes_lookups');
  return lookupEndpoints.country_codes_lookups.data.parse(data).find((country) => country.iso === iso)?.id ?? 0;
}

test('a number given at the sign-up is in the profile, and is nobody else’s', async () => {
  const [browser, person] = [casefolio.browser(), somebody()];
  const [phone, country_code_lookup_id] = [number(), await countryOf('US')];
  const registered = await browser.post('/registration', { ...signUpBody(person), phone, country_code_lookup_id });
  const { id } = user.parse(registered.data);
  const [mail = ''] = await casefolio.mailsTo(person.email);
  await browser.post('/verification', { token: linkIn(mail) });
  expect((await browser.get(`/users/${id}`)).data).toMatchObject({ phone, user_country_code: { iso: 'US' } });

  const other = somebody();
  const again = { ...signUpBody(other), phone: phone.replace('+1', ''), country_code_lookup_id };
  const refused = {
    status_code: 600,
    validation_errors: [{ field: 'phone', error: profileMessages.phoneNotValid.text }],
  };
  expect(await casefolio.browser().post('/registration', again)).toMatchObject(refused);
  expect(await signUp(casefolio.browser(), other)).toMatchObject({ status_code: 200 });
});

test.each([
  ['no number', { phone: '12' }, ['phone']],
  ['a number without its country', { phone: '2025550123', country_code_lookup_id: null }, ['phone']],
  ['a country that does not exist', { country_code_lookup_id: 99_999 }, ['country_code_lookup_id']],
])('%s is refused at its field', async (_what, wrong, fields) => {
  const country_code_lookup_id = await countryOf('US');
  const body = { ...signUpBody(somebody()), country_code_lookup_id, ...wrong };
  const reply = await casefolio.browser().post('/registration', body);
  expect([reply.status_code, reply.validation_errors?.map(({ field }) => field)]).toEqual([600, fields]);
});

test('every failing field is named at once', async () => {
  const reply = await casefolio
    .browser()
    .post('/registration', { email: 'not-an-address', password: 'short', user_role_id: 1 });
  expect(reply).toMatchObject({ status_code: 600, http: 422 });
  expect(reply.validation_errors).toEqual([
    { field: 'first_name', error: 'First name is required' },
    { field: 'last_name', error: 'Last name is required' },
    { field: 'email', error: 'Must use valid email address' },
    { field: 'password', error: accountMessages.passwordRule.text },
    { field: 'accepted_privacy_policy', error: accountMessages.termsNotAccepted.text },
    { field: 'accepted_terms', error: accountMessages.termsNotAccepted.text },
  ]);
});

test.for(['Ab1!xyz', 'abcdefg1!', 'ABCDEFG1!', 'Abcdefgh!', 'Abcdefg12'])(
  'the password %s misses the mixture',
  async (password) => {
    const reply = await signUp(casefolio.browser(), { ...somebody(), password });
    expect(reply.validation_errors).toEqual([{ field: 'password', error: accountMessages.passwordRule.text }]);
  },
);

test.for(['Password1!', 'P@ssw0rd', 'Casefolio1!', 'Summer2024!', 'passwordpassword', '123456789012345'])(
  'the password %s is too common',
  async (password) => {
    const reply = await signUp(casefolio.browser(), { ...somebody(), password });
    expect(reply.validation_errors).toEqual([{ field: 'password', error: accountMessages.passwordCommon.text }]);
  },
);

test('a password made of the own address is refused, a long passphrase is taken', async () => {
  const person = somebody();
  const own = `${person.email.split('@')[0]}1!A`;
  expect((await signUp(casefolio.browser(), { ...person, password: own })).validation_errors).toEqual([
    { field: 'password', error: accountMessages.passwordOwn.text },
  ]);
  expect(await signUp(casefolio.browser(), { ...person, password: 'quiet rivers carry lanterns' })).toMatchObject({
    status_code: 200,
  });
});

test('one address gets one account, also from twenty callers at once and in another spelling', async () => {
  const person = somebody();
  const replies = await Promise.all(Array.from({ length: 20 }, () => signUp(casefolio.browser(), person)));
  expect(replies.filter((reply) => reply.status_code === 200)).toHaveLength(1);
  const other = await signUp(casefolio.browser(), { ...person, email: `  ${person.email.toUpperCase()} ` });
  expect([...replies.filter((reply) => reply.status_code !== 200), other]).toSatisfy((refused: typeof replies) =>
    refused.every(
      (reply) => reply.status_code === 612 && reply.http === 409 && reply.message === accountMessages.emailTaken.text,
    ),
  );
  expect(other.validation_errors).toEqual([{ field: 'email', error: 'Email is already used' }]);
});

test('what a caller adds to the form gives them nothing', async () => {
  const [browser, person] = [casefolio.browser(), somebody()];
  const extras = { id: 1, verified: true, is_admin: true, role: 'ADMIN', subscription: { plan_id: 4 } };
  const reply = await browser.post('/registration', { ...signUpBody(person), ...extras });
  expect(reply).toMatchObject({ status_code: 200, data: { verified: false, subscription: { plan_id: 1 } } });
  expect(user.parse(reply.data).id).not.toBe(1);
  expect(await browser.post('/login', logInBody(person))).toMatchObject({ status_code: 603 });
});

test('a role that does not exist is named', async () => {
  const reply = await casefolio.browser().post('/registration', { ...signUpBody(somebody()), user_role_id: 4711 });
  expect(reply.validation_errors).toEqual([{ field: 'user_role_id', error: accountMessages.roleUnknown.text }]);
});

test('the same key brings the first answer again, another body does not', async () => {
  const [person, headers] = [somebody(), { 'idempotency-key': 'sign-up-once' }];
  const body = signUpBody(person);
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => casefolio.browser().post('/registration', body, headers)),
  );
  expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  expect(replies[0]).toMatchObject({ status_code: 200, data: { email: person.email } });
  const browser = casefolio.browser();
  const { id } = user.parse((await browser.post('/registration', body, headers)).data);
  expect(await browser.get(`/users/${id}`), 'the repetition opens a session, too').toMatchObject({ status_code: 200 });
  const later = await casefolio.browser().post('/registration', body, headers);
  expect(later.text).toBe(replies[0]?.text);
  const other = await casefolio.browser().post('/registration', { ...body, first_name: 'Bea' }, headers);
  expect(other.validation_errors).toEqual([
    { field: 'Idempotency-Key', error: 'This key was already used for another request' },
  ]);
});

test('the two ways to ask for an address agree and tell nothing else', async () => {
  const [browser, person] = [casefolio.browser(), somebody()];
  const ask = async () => [
    (await browser.get(`/users/check-email?email=${encodeURIComponent(person.email.toUpperCase())}`)).data,
    (await browser.post('/email_validation', { email: person.email })).data,
  ];
  expect(await ask()).toEqual([{ available: 1 }, { email_used: false }]);
  await signUp(browser, person);
  expect(await ask()).toEqual([{ available: 0 }, { email_used: true }]);
});

test('asking for addresses again and again is stopped for a while', async () => {
  casefolio.letPass(120_000);
  const browser = casefolio.browser();
  const codes: number[] = [];
  for (let i = 0; i < 35; i += 1)
    codes.push((await browser.get(`/users/check-email?email=someone${i}@example.com`)).status_code);
  expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
  expect(new Set(codes.slice(30))).toEqual(new Set([429]));
  casefolio.letPass(61_000);
  expect(await browser.get('/users/check-email?email=someone@example.com')).toMatchObject({ status_code: 200 });
});
