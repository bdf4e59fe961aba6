import { beginSecondFactor, confirmSecondFactor } from '@casefolio/contract/security.contract';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { authenticatorApp, switchOn } from './testing/authenticator-app.ts';
import { askForResetCode, logInBody, trailOf, verifiedPerson } from './testing/people.ts';

const casefolio = testCasefolio();
const minute = 60_000;
let passed = 0;
const now = (): number => Date.now() + passed;

function letPass(ms: number): void {
  passed += ms;
  casefolio.letPass(ms);
}

/** Somebody whose log-in asks for a code. */
async function careful() {
  const { browser, person, id } = await verifiedPerson(casefolio);
  const { app, recoveryCodes } = await switchOn(browser, id, person.password, now);
  const logIn = (second_factor_code?: string, more: object = {}) =>
    casefolio.browser().post('/login', { ...logInBody(person), second_factor_code, ...more });
  return { browser, person, id, app, recoveryCodes, logIn };
}

test('switched on with password and code; from then on log-in asks for a code', async () => {
  const { browser, person, id } = await verifiedPerson(casefolio);
  expect((await browser.get(`/users/${id}/second_factor`)).data).toEqual({ enabled: false, recovery_codes_left: 0 });

  const begun = await browser.post(`/users/${id}/second_factor`, { password: person.password });
  const { secret, uri } = beginSecondFactor.data.parse(begun.data);
  expect(uri).toContain(
    `otpauth://totp/Casefolio:${encodeURIComponent(person.email)}?issuer=Casefolio&secret=${secret}`,
  );
  expect(await casefolio.browser().post('/login', logInBody(person)), 'not confirmed yet').toMatchObject({
    status_code: 200,
  });

  const app = authenticatorApp(secret, now);
  const confirmed = await browser.post(`/users/${id}/second_factor/confirmation`, { code: app.next() });
  const codes = confirmSecondFactor.data.parse(confirmed.data).recovery_codes;
  expect(new Set(codes).size).toBe(10);
  expect(codes.every((code) => /^[2-9A-Z]{5}-[2-9A-Z]{5}$/.test(code))).toBe(true);
  expect((await browser.get(`/users/${id}/second_factor`)).data).toEqual({ enabled: true, recovery_codes_left: 10 });
  expect((await casefolio.mailsTo(person.email, 2)).at(-1)).toContain('asks for a code of your authenticator app');

  expect(await casefolio.browser().post('/login', logInBody(person))).toMatchObject({
    status_code: 605,
    http: 401,
    data: null,
  });
  const signedIn = await casefolio.browser().post('/login', { ...logInBody(person), second_factor_code: app.next() });
  expect(signedIn).toMatchObject({ status_code: 200, data: { id } });
  expect(await trailOf(casefolio, id)).toEqual(
    expect.arrayContaining(['second-factor.begun done', 'second-factor.enabled done', 'session.opened done']),
  );
});

test('nothing is told of the second factor before the password was right', async () => {
  const { logIn, app } = await careful();
  const plain = await logIn(undefined, { password: 'Wrong-1-lantern' });
  const withCode = await logIn(app.next(), { password: 'Wrong-1-lantern' });
  expect(plain).toMatchObject({ status_code: 601 });
  expect(withCode.text).toBe(plain.text);
});

test('a code is good once, and no older one after it', async () => {
  const { logIn, app } = await careful();
  letPass(minute);
  const [older, newer] = [app.codeAt(now() - 30_000), app.codeAt(now())];
  expect(await logIn(newer)).toMatchObject({ status_code: 200 });
  expect(await logIn(newer)).toMatchObject({ status_code: 606, http: 401 });
  expect(await logIn(older)).toMatchObject({ status_code: 606 });
  expect(await logIn(app.codeAt(now() + 5 * minute))).toMatchObject({ status_code: 606 });
  expect(await logIn('12345')).toMatchObject({ status_code: 606 });
});

test('the code that switched it on does not sign in', async () => {
  const { browser, person, id } = await verifiedPerson(casefolio);
  const { data } = await browser.post(`/users/${id}/second_factor`, { password: person.password });
  const code = authenticatorApp(beginSecondFactor.data.parse(data).secret, now).next();
  await browser.post(`/users/${id}/second_factor/confirmation`, { code });
  const reply = await casefolio.browser().post('/login', { ...logInBody(person), second_factor_code: code });
  expect(reply).toMatchObject({ status_code: 606 });
});

test('two log-ins with the same code at the same moment: one wins', async () => {
  const { logIn, app, recoveryCodes, id } = await careful();
  for (const code of [app.next(), recoveryCodes[0]]) {
    const replies = await Promise.all([1, 2, 3, 4].map(() => logIn(code)));
    expect(replies.map((reply) => reply.status_code).toSorted((a, b) => a - b)).toEqual([200, 606, 606, 606]);
  }
  expect(await trailOf(casefolio, id)).toContain('session.opened refused');
});

test('each recovery code opens the account once, in any case and with or without its dash', async () => {
  const { browser, id, logIn, recoveryCodes } = await careful();
  const [first = '', second = ''] = recoveryCodes;
  expect(await logIn(first.toLowerCase().replace('-', ' '))).toMatchObject({ status_code: 200 });
  expect(await logIn(first)).toMatchObject({ status_code: 606 });
  expect(await logIn(second)).toMatchObject({ status_code: 200 });
  expect((await browser.get(`/users/${id}/second_factor`)).data).toEqual({ enabled: true, recovery_codes_left: 8 });
});

test("nobody's recovery code opens another's account", async () => {
  const [mine, theirs] = [await careful(), await careful()];
  expect(await theirs.logIn(mine.recoveryCodes[0])).toMatchObject({ status_code: 606 });
});

test('guessing codes is stopped like guessing passwords', async () => {
  const { logIn, app } = await careful();
  const codes = await Promise.all(Array.from({ length: 12 }, async () => (await logIn('000000')).status_code));
  expect(codes.filter((code) => code === 606)).toHaveLength(8);
  expect(await logIn(app.next())).toMatchObject({ status_code: 429 });
  letPass(6 * minute);
  expect(await logIn(app.next())).toMatchObject({ status_code: 200 });
});

test('right passwords without a code do not give a guesser new tries', async () => {
  const { logIn } = await careful();
  const codes: number[] = [];
  for (let i = 0; i < 5; i += 1) codes.push((await logIn()).status_code, (await logIn('000000')).status_code);
  expect(codes).toEqual([605, 606, 605, 606, 605, 606, 605, 606, 429, 429]);
});

test('new recovery codes void the old ones', async () => {
  const { browser, person, id, logIn, recoveryCodes } = await careful();
  const path = `/users/${id}/second_factor/recovery_codes`;
  expect(await browser.post(path, { password: 'Wrong-1-lantern' })).toMatchObject({
    status_code: 614,
    message: 'This password is not correct. Please try again.',
  });
  const { data } = await browser.post(path, { password: person.password });
  const [fresh] = confirmSecondFactor.data.parse(data).recovery_codes;
  expect(await logIn(recoveryCodes[0])).toMatchObject({ status_code: 606 });
  expect(await logIn(fresh)).toMatchObject({ status_code: 200 });
  expect(await trailOf(casefolio, id)).toContain('recovery-codes.renewed done');
});

test.for(['app', 'recovery'] as const)('switched off with the password and a code of the %s', async (kind) => {
  const { browser, person, id, app, recoveryCodes } = await careful();
  const remove = (password: string, code: string) =>
    browser.post(`/users/${id}/second_factor/removal`, { password, code });
  const code = kind === 'app' ? app.next() : (recoveryCodes[3] ?? '');
  expect(await remove('Wrong-1-lantern', code)).toMatchObject({ status_code: 614 });
  expect(await remove(person.password, '000000')).toMatchObject({ status_code: 606 });
  expect(await remove(person.password, code)).toMatchObject({ status_code: 200, data: {} });
  expect(await casefolio.browser().post('/login', logInBody(person))).toMatchObject({ status_code: 200 });
  expect((await browser.get(`/users/${id}/second_factor`)).data).toEqual({ enabled: false, recovery_codes_left: 0 });
  expect((await casefolio.mailsTo(person.email, 3)).at(-1)).toContain('asks for your password alone');
  expect(await trailOf(casefolio, id)).toEqual(
    expect.arrayContaining(['second-factor.disabled refused', 'second-factor.disabled done']),
  );
});

test('what does not fit the state is refused with a reason', async () => {
  const { browser, person, id } = await verifiedPerson(casefolio);
  const { password } = person;
  const post = (path: string, body: object) => browser.post(`/users/${id}/second_factor${path}`, body);
  expect(await post('/confirmation', { code: '123456' })).toMatchObject({ status_code: 409 });
  expect(await post('/recovery_codes', { password })).toMatchObject({ status_code: 409 });
  expect(await post('/removal', { password, code: '123456' })).toMatchObject({ status_code: 409 });
  expect(await post('', { password: '' })).toMatchObject({ status_code: 600 });
  await switchOn(browser, id, password, now);
  expect(await post('', { password })).toMatchObject({ status_code: 409 });
});

test('a wrong first code switches nothing on, and a secret waits for an hour at most', async () => {
  const { browser, person, id } = await verifiedPerson(casefolio);
  const begin = async () => {
    const { data } = await browser.post(`/users/${id}/second_factor`, { password: person.password });
    return authenticatorApp(beginSecondFactor.data.parse(data).secret, now);
  };
  const confirm = (code: string) => browser.post(`/users/${id}/second_factor/confirmation`, { code });
  const replaced = await begin();
  const app = await begin();
  expect(await confirm(replaced.next())).toMatchObject({ status_code: 606 });
  expect(await confirm('000000')).toMatchObject({ status_code: 606 });
  expect(await casefolio.browser().post('/login', logInBody(person))).toMatchObject({ status_code: 200 });
  for (const _ of [1, 2, 3]) {
    letPass(21 * minute);
    await browser.get(`/users/${id}`);
  }
  expect(await confirm(app.next())).toMatchObject({ status_code: 409 });
});

test('a new password by mail leaves the second factor as it is', async () => {
  const { person, app } = await careful();
  const verification_code = await askForResetCode(casefolio, casefolio.browser(), person.email, 3);
  const changed = { email: person.email, new_password: 'Harbour-9-violet', verification_code };
  expect(await casefolio.browser().post('/reset_password', changed)).toMatchObject({ status_code: 200 });
  const credentials = { ...logInBody(person), password: 'Harbour-9-violet' };
  expect(await casefolio.browser().post('/login', credentials)).toMatchObject({ status_code: 605 });
  const signedIn = await casefolio.browser().post('/login', { ...credentials, second_factor_code: app.next() });
  expect(signedIn).toMatchObject({ status_code: 200 });
});

test('neither the secret nor a recovery code is in the database', async () => {
  const { browser, person, id } = await verifiedPerson(casefolio);
  const { data } = await browser.post(`/users/${id}/second_factor`, { password: person.password });
  const { secret } = beginSecondFactor.data.parse(data);
  const { rows } = await casefolio.casefolio.database.pool.query<{ sealed: Buffer }>(
    'select sealed_secret as sealed from second_factors where user_id = $1',
    [id],
  );
  const { Secret } = await import('otpauth');
  const plain = Buffer.from(Secret.fromBase32(secret).bytes);
  expect(rows[0]?.sealed.length).toBeGreaterThan(plain.length);
  expect(rows[0]?.sealed.includes(plain)).toBe(false);
});
