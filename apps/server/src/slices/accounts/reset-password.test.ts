import { accountMessages } from '@casefolio/domain/messages/accounts';
import { securityMessages } from '@casefolio/domain/messages/security';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { askForResetCode, logInBody, resetCodeIn, somebody, trailOf, verifiedPerson } from './testing/people.ts';

const casefolio = testCasefolio();
const minute = 60_000;
const new_password = 'Harbour-9-violet';
const codeVoid = { status_code: 607, http: 400, message: 'Invalid verification code! Please try again.' };

const askFor = (email: string, mails?: number) => askForResetCode(casefolio, casefolio.browser(), email, mails);
const reset = (email: string, verification_code: string, password = new_password) =>
  casefolio.browser().post('/reset_password', { email, new_password: password, verification_code });

test('a forgotten password is replaced by mail: the old one and every session end, and the owner is told', async () => {
  const { browser, person, id } = await verifiedPerson(casefolio);
  const code = await askFor(person.email);
  expect(code).toMatch(/^[2-9A-HJKMNP-TW-Z]{8}$/);
  expect(await browser.get(`/users/${id}`)).toMatchObject({ status_code: 200 });
  expect(await reset(person.email, code)).toMatchObject({ status_code: 200, data: {} });
  expect(await browser.get(`/users/${id}`)).toMatchObject({ status_code: 401 });
  expect(await casefolio.browser().post('/login', logInBody(person))).toMatchObject({ status_code: 601 });
  const again = await casefolio.browser().post('/login', { ...logInBody(person), password: new_password });
  expect(again).toMatchObject({ status_code: 200, data: { id } });
  expect((await casefolio.mailsTo(person.email, 3)).at(-1)).toContain('password of your Casefolio account was changed');
  const trail = await trailOf(casefolio, id);
  expect(trail).toEqual(expect.arrayContaining(['password.forgotten done', 'password.reset done']));
});

test('the code may be typed in any case, with spaces and dashes', async () => {
  const { person } = await verifiedPerson(casefolio);
  const code = (await askFor(person.email)).toLowerCase();
  expect(await reset(person.email, ` ${code.slice(0, 4)}-${code.slice(4)} `)).toMatchObject({ status_code: 200 });
});

test('an address without an account gets the same answer', async () => {
  const { person } = await verifiedPerson(casefolio);
  const [known, unknown] = await Promise.all(
    [person.email, somebody().email].map((email) => casefolio.browser().post('/forget_password', { email })),
  );
  expect(known).toMatchObject({ status_code: 200, data: {} });
  expect(unknown?.text).toBe(known?.text);
  expect(Object.keys(unknown?.headers ?? {}).toSorted()).toEqual(Object.keys(known?.headers ?? {}).toSorted());
  const [wrong, nobody] = await Promise.all([person.email, somebody().email].map((email) => reset(email, 'ABCD2345')));
  expect(wrong).toMatchObject(codeVoid);
  expect(nobody?.text).toBe(wrong?.text);
});

test('a code works once, also when it comes four times in the same moment', async () => {
  const { person, id } = await verifiedPerson(casefolio);
  const code = await askFor(person.email);
  const replies = await Promise.all([1, 2, 3, 4].map(() => reset(person.email, code)));
  expect(replies.map((reply) => reply.status_code).toSorted((a, b) => a - b)).toEqual([200, 607, 607, 607]);
  expect(await reset(person.email, code)).toMatchObject(codeVoid);
  expect((await trailOf(casefolio, id)).filter((line) => line === 'password.reset done')).toHaveLength(1);
});

test('a code is good for ten minutes', async () => {
  const [early, late] = [await verifiedPerson(casefolio), await verifiedPerson(casefolio)];
  const [first, second] = [await askFor(early.person.email), await askFor(late.person.email)];
  casefolio.letPass(9 * minute);
  expect(await reset(early.person.email, first)).toMatchObject({ status_code: 200 });
  casefolio.letPass(2 * minute);
  expect(await reset(late.person.email, second)).toMatchObject(codeVoid);
});

test('a code of another address opens nothing', async () => {
  const [mine, theirs] = [await verifiedPerson(casefolio), await verifiedPerson(casefolio)];
  const code = await askFor(mine.person.email);
  await askFor(theirs.person.email);
  expect(await reset(theirs.person.email, code)).toMatchObject(codeVoid);
  expect(await reset(mine.person.email, code)).toMatchObject({ status_code: 200 });
});

test('the newest code counts', async () => {
  const { person } = await verifiedPerson(casefolio);
  const older = await askFor(person.email);
  const newer = await askFor(person.email, 3);
  expect(await reset(person.email, older)).toMatchObject(codeVoid);
  expect(await reset(person.email, newer)).toMatchObject({ status_code: 200 });
});

test('five wrong tries void the code, also when they come at once', async () => {
  casefolio.letPass(11 * minute);
  const { person } = await verifiedPerson(casefolio);
  const code = await askFor(person.email);
  await Promise.all([1, 2, 3, 4].map(() => reset(person.email, 'WRNG2345')));
  expect(await reset(person.email, code, 'Password1!'), 'the right code is no wrong try').toMatchObject({
    status_code: 600,
  });
  await reset(person.email, 'WRNG2345');
  expect(await reset(person.email, code)).toMatchObject(codeVoid);
});

test('a thousand guesses are stopped, and the owner still gets in by mail', { timeout: 120_000 }, async () => {
  casefolio.letPass(11 * minute);
  const { person } = await verifiedPerson(casefolio);
  const voided = await askFor(person.email);
  const codes: number[] = [];
  for (let round = 0; round < 50; round += 1)
    codes.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, async () => (await reset(person.email, 'GUESS234')).status_code),
      )),
    );
  expect(codes.filter((code) => code === 607)).toHaveLength(30);
  expect(codes.filter((code) => code === 429)).toHaveLength(970);
  expect((await reset(person.email, voided)).status_code).toBe(429);
  expect(await reset(person.email, await askFor(person.email, 3))).toMatchObject({ status_code: 200 });
});

test('three mails an hour, whoever asks and whether there is an account or not', async () => {
  const { person } = await verifiedPerson(casefolio);
  for (const email of [person.email, somebody().email]) {
    const codes: number[] = [];
    for (let asked = 0; asked < 4; asked += 1)
      codes.push((await casefolio.browser().post('/forget_password', { email })).status_code);
    expect(codes).toEqual([200, 200, 200, 429]);
  }
  casefolio.letPass(61 * minute);
  expect(await casefolio.browser().post('/forget_password', { email: person.email })).toMatchObject({
    status_code: 200,
  });
});

test('a password that breaks the rules is named, and the code stays good', async () => {
  const { person } = await verifiedPerson(casefolio);
  const code = await askFor(person.email);
  const broken: [string, string][] = [
    ['', accountMessages.passwordRequired.text],
    ['short', accountMessages.passwordRule.text],
    ['Password1!', accountMessages.passwordCommon.text],
    ['Moreau-1867!', accountMessages.passwordOwn.text],
    ['Aa1!'.repeat(33), accountMessages.passwordTooLong.text],
  ];
  for (const [password, error] of [...broken, ...broken])
    expect(await reset(person.email, code, password)).toMatchObject({
      status_code: 600,
      validation_errors: [{ field: 'new_password', error }],
    });
  expect(await reset(person.email, code)).toMatchObject({ status_code: 200 });
});

test('an empty form names every field', async () => {
  const reply = await casefolio.browser().post('/reset_password', {});
  expect(reply.validation_errors).toEqual([
    { field: 'email', error: accountMessages.emailRequired.text },
    { field: 'new_password', error: accountMessages.passwordRequired.text },
    { field: 'verification_code', error: securityMessages.verificationCodeRequired.text },
  ]);
  const forgot = await casefolio.browser().post('/forget_password', { email: 'nobody' });
  expect(forgot.validation_errors).toEqual([{ field: 'email', error: accountMessages.emailNotValid.text }]);
});

test('neither the code nor its address is in the database or in the log', async () => {
  const { person, id } = await verifiedPerson(casefolio);
  const code = await askFor(person.email);
  const { rows } = await casefolio.casefolio.database.pool.query(
    `select (select jsonb_agg(to_jsonb(r)) from reset_codes r where user_id = $1)::text
         || (select jsonb_agg(data) from pgboss.job where name = 'send-reset-code')::text as kept`,
    [id],
  );
  const kept = JSON.stringify(rows);
  expect(kept).toContain(String(id));
  for (const secret of [code, Buffer.from(code).toString('hex'), person.email])
    expect(kept + casefolio.logLines.join('\n')).not.toContain(secret);
});

test('an account that waits for its verification may have a new password, and still waits', async () => {
  const person = somebody();
  await casefolio.browser().post('/registration', {
    ...person,
    registered_from: 'WEB',
    accepted_privacy_policy: true,
    accepted_terms: true,
  });
  await casefolio.mailsTo(person.email);
  expect(await reset(person.email, await askFor(person.email))).toMatchObject({ status_code: 200 });
  const login = await casefolio.browser().post('/login', { ...logInBody(person), password: new_password });
  expect(login).toMatchObject({ status_code: 603, data: { verified: false } });
});

test('the mail says what to do with the code', async () => {
  const { person } = await verifiedPerson(casefolio);
  await casefolio.browser().post('/forget_password', { email: person.email.toUpperCase() });
  const mail = (await casefolio.mailsTo(person.email, 2)).at(-1) ?? '';
  expect(resetCodeIn(mail)).not.toBe('');
  expect(mail).toContain(`http://localhost:3000/reset-password/${encodeURIComponent(person.email)}`);
  expect(mail).toContain('works once and for 10 minutes');
});
