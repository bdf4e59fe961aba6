import { accountMessages } from '@casefolio/domain/messages/accounts';
import { securityMessages } from '@casefolio/domain/messages/security';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { askForResetCode, logInBody, trailOf, verifiedPerson } from './testing/people.ts';

const casefolio = testCasefolio();
const new_password = 'Harbour-9-violet';

async function owner() {
  const { browser, person, id } = await verifiedPerson(casefolio);
  const change = (old_password: string, wished: string) =>
    browser.post(`/users/${id}/change_password`, { old_password, new_password: wished });
  return { browser, person, id, change };
}

test('the password is changed: this session goes on under a new token, the others end, the owner is told', async () => {
  const { browser, person, id, change } = await owner();
  const other = casefolio.browser();
  await other.post('/login', { ...logInBody(person), remember: true });
  const stolen = casefolio.browser();
  for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);

  expect(await change(person.password, new_password)).toMatchObject({ status_code: 200, data: {} });
  expect(await browser.get(`/users/${id}`)).toMatchObject({ status_code: 200 });
  expect(await stolen.get(`/users/${id}`), 'a copy of the old cookie').toMatchObject({ status_code: 401 });
  expect(await other.get(`/users/${id}`)).toMatchObject({ status_code: 401 });
  expect(await casefolio.browser().post('/login', logInBody(person))).toMatchObject({ status_code: 601 });
  const again = await casefolio.browser().post('/login', { ...logInBody(person), password: new_password });
  expect(again).toMatchObject({ status_code: 200 });
  expect((await casefolio.mailsTo(person.email, 2)).at(-1)).toContain('password of your Casefolio account was changed');
  expect(await trailOf(casefolio, id)).toContain('password.changed done');
});

test('a remembered session stays remembered', async () => {
  const { person, id } = await owner();
  const browser = casefolio.browser();
  await browser.post('/login', { ...logInBody(person), remember: true });
  const reply = await browser.post(`/users/${id}/change_password`, { old_password: person.password, new_password });
  expect(String(reply.headers['set-cookie'])).toContain('Max-Age=1209600');
});

test('the old password must be right, and the new one another', async () => {
  const { person, id, change } = await owner();
  expect(await change('Wrong-1-lantern', new_password)).toMatchObject({
    status_code: 614,
    http: 400,
    message: 'Old password is not correct!Please try again.',
  });
  expect(await change(person.password, person.password)).toMatchObject({
    status_code: 615,
    http: 400,
    message: 'Your new and old password must be different',
  });
  expect(await trailOf(casefolio, id)).toContain('password.changed refused');
});

test('each field that is wrong is named', async () => {
  const { person, change } = await owner();
  expect((await change('', '')).validation_errors).toEqual([
    { field: 'old_password', error: 'Old password is required' },
    { field: 'new_password', error: 'New password is required' },
  ]);
  for (const [wished, error] of [
    ['abcdefgh', securityMessages.newPasswordRule.text],
    ['Password1!', accountMessages.passwordCommon.text],
    [`${person.first_name}.${person.last_name}1!`, accountMessages.passwordOwn.text],
  ] as const)
    expect((await change(person.password, wished)).validation_errors).toEqual([{ field: 'new_password', error }]);
});

test('whoever finds an open screen cannot guess the old password for long', async () => {
  const { person, change } = await owner();
  const codes = await Promise.all(
    Array.from({ length: 12 }, async () => (await change('Wrong-1-lantern', new_password)).status_code),
  );
  expect(codes.filter((code) => code === 614)).toHaveLength(8);
  expect(codes.filter((code) => code === 429)).toHaveLength(4);
  casefolio.letPass(301_000);
  expect(await change(person.password, new_password)).toMatchObject({ status_code: 200 });
});

test('changed twice at the same moment, one wins', async () => {
  const { person, change } = await owner();
  const replies = await Promise.all(
    ['Harbour-9-violet', 'Meadow-4-copper'].map((wished) => change(person.password, wished)),
  );
  expect(replies.filter((reply) => reply.status_code === 200)).toHaveLength(1);
});

test('a code that waits in the mailbox is void after a change', async () => {
  const { person, change } = await owner();
  const verification_code = await askForResetCode(casefolio, casefolio.browser(), person.email);
  await change(person.password, new_password);
  const body = { email: person.email, new_password: 'Meadow-4-copper', verification_code };
  expect(await casefolio.browser().post('/reset_password', body)).toMatchObject({ status_code: 607 });
});
