import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { logInBody, signUp, somebody, verifiedPerson } from './testing/people.ts';

const casefolio = testCasefolio();
const minute = 60_000;

test('a wrong password and an unknown address are one answer', async () => {
  const { person } = await verifiedPerson(casefolio);
  const wrong = await casefolio.browser().post('/login', { ...logInBody(person), password: 'Wrong-1-lantern' });
  const unknown = await casefolio.browser().post('/login', logInBody(somebody()));
  expect(wrong).toMatchObject({ status_code: 601, http: 401, message: 'Invalid Credentials' });
  expect(unknown.text).toBe(wrong.text);
  expect(Object.keys(unknown.headers).toSorted()).toEqual(Object.keys(wrong.headers).toSorted());
});

test('an empty form names both fields', async () => {
  const reply = await casefolio.browser().post('/login', { username: ' ', password: '' });
  expect(reply.validation_errors).toEqual([
    { field: 'username', error: 'Username is required' },
    { field: 'password', error: 'Password is required' },
  ]);
});

test('after eight wrong tries even the right password waits, and not for ever', async () => {
  const { person } = await verifiedPerson(casefolio);
  const attempt = (password: string) => casefolio.browser().post('/login', { ...logInBody(person), password });
  const codes = await Promise.all(
    Array.from({ length: 12 }, async () => (await attempt('Wrong-1-lantern')).status_code),
  );
  expect(codes.filter((code) => code === 601)).toHaveLength(8);
  const waiting = await attempt(person.password);
  expect(waiting).toMatchObject({ status_code: 429 });
  casefolio.letPass(Number(waiting.headers['retry-after']) * 1000 + 1000);
  expect(await attempt(person.password)).toMatchObject({ status_code: 200 });
});

test('half an hour of guessing locks the account; an hour later the owner comes in', async () => {
  const { person } = await verifiedPerson(casefolio);
  const attempt = (password: string) => casefolio.browser().post('/login', { ...logInBody(person), password });
  for (let guess = 0; guess < 30; guess += 1) {
    if (guess % 8 === 0) casefolio.letPass(6 * minute);
    await attempt('Wrong-1-lantern');
  }
  casefolio.letPass(6 * minute);
  expect(await attempt(person.password)).toMatchObject({
    status_code: 602,
    http: 403,
    message: expect.stringContaining('locked after repeated failures. Please try again in'),
  });
  casefolio.letPass(61 * minute);
  expect(await attempt(person.password)).toMatchObject({ status_code: 200 });
});

test('another address in X-Forwarded-For changes nothing without a trusted proxy', async () => {
  const { person } = await verifiedPerson(casefolio);
  const codes: number[] = [];
  for (let i = 0; i < 10; i += 1) {
    const headers = { 'x-forwarded-for': `10.0.0.${i}` };
    codes.push(
      (await casefolio.browser().post('/login', { ...logInBody(person), password: 'Wrong-1-lantern' }, headers))
        .status_code,
    );
  }
  expect(codes.slice(8)).toEqual([429, 429]);
});

test.for(['x', 'NaN', 99, -99, {}, '3; drop table users', [1]])(
  'the time offset %s is refused',
  async (time_offset) => {
    const reply = await casefolio.browser().post('/login', { ...logInBody(somebody()), time_offset });
    expect(reply.validation_errors).toMatchObject([{ field: 'time_offset' }]);
  },
);

test.for([5.75, -3.5, '5.5', null, undefined])('the time offset %s is taken', async (time_offset) => {
  const reply = await casefolio.browser().post('/login', { ...logInBody(somebody()), time_offset });
  expect(reply).toMatchObject({ status_code: 601 });
});

test('the cookie is for the server alone, and lasts as long as it was asked for', async () => {
  const { person } = await verifiedPerson(casefolio);
  const plain = await casefolio.browser().post('/login', logInBody(person));
  const kept = await casefolio.browser().post('/login', { ...logInBody(person), remember: true });
  expect(String(plain.headers['set-cookie'])).toMatch(/^casefolio_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(String(kept.headers['set-cookie'])).toMatch(
    /^casefolio_session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(plain.text).not.toContain(/=([\w-]{43});/.exec(String(plain.headers['set-cookie']))?.[1] ?? 'no cookie');
});

test('each log-in has a token of its own, and logging out ends only its own', async () => {
  const { person, id, browser: first } = await verifiedPerson(casefolio);
  const second = casefolio.browser();
  await second.post('/login', logInBody(person));
  expect(await first.post('/logout')).toMatchObject({ status_code: 200 });
  expect(await first.get(`/users/${id}`)).toMatchObject({ status_code: 401 });
  expect(await second.get(`/users/${id}`)).toMatchObject({ status_code: 200 });
});

test('an unverified person reads only themselves', async () => {
  const [browser, person] = [casefolio.browser(), somebody()];
  await signUp(browser, person);
  const login = await browser.post('/login', logInBody(person));
  expect(login).toMatchObject({ status_code: 603, http: 200, data: { email: person.email, verified: false } });
});
