import { user } from '@casefolio/contract/accounts.contract';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { linkIn, logInBody, signUp, somebody, verifiedPerson } from './testing/people.ts';

const casefolio = testCasefolio();
const hour = 3_600_000;

async function waitingPerson() {
  const [browser, person] = [casefolio.browser(), somebody()];
  const { id } = user.parse((await signUp(browser, person)).data);
  const [mail = ''] = await casefolio.mailsTo(person.email);
  return { browser, person, id, token: linkIn(mail) };
}

const tokenVoid = { status_code: 604, http: 410, message: accountMessages.verificationVoid.text };

test('a link works once', async () => {
  const { browser, token } = await waitingPerson();
  expect(await browser.post('/verification', { token })).toMatchObject({ status_code: 200 });
  expect(await browser.post('/verification', { token })).toMatchObject(tokenVoid);
});

test('two clicks at the same moment redeem it once', async () => {
  const { token } = await waitingPerson();
  const codes = await Promise.all(
    [1, 2, 3, 4].map(async () => (await casefolio.browser().post('/verification', { token })).status_code),
  );
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 604)).toHaveLength(3);
});

test('a link is good for 48 hours', async () => {
  const [early, late] = [await waitingPerson(), await waitingPerson()];
  casefolio.letPass(47 * hour);
  expect(await casefolio.browser().post('/verification', { token: early.token })).toMatchObject({ status_code: 200 });
  casefolio.letPass(2 * hour);
  expect(await casefolio.browser().post('/verification', { token: late.token })).toMatchObject(tokenVoid);
});

test('a made-up, a cut and an empty token verify nobody', async () => {
  const { person, token } = await waitingPerson();
  const browser = casefolio.browser();
  for (const wrong of ['x'.repeat(43), token.slice(0, -1), `${token}A`])
    expect(await browser.post('/verification', { token: wrong })).toMatchObject(tokenVoid);
  expect(await browser.post('/verification', { token: '' })).toMatchObject({ status_code: 600 });
  expect(await browser.post('/login', logInBody(person))).toMatchObject({ status_code: 603 });
});

test("somebody else's link in a signed-in browser verifies nobody", async () => {
  const [mine, theirs] = [await waitingPerson(), await waitingPerson()];
  expect(await mine.browser.post('/verification', { token: theirs.token })).toMatchObject({
    status_code: 604,
    message: accountMessages.verificationForeign.text,
  });
  expect(await casefolio.browser().post('/verification', { token: theirs.token })).toMatchObject({
    status_code: 200,
    data: { id: theirs.id },
  });
});

test('the mail comes again when asked for, once a minute and five times a day, and both links are good', async () => {
  const { browser, person, id, token } = await waitingPerson();
  const resend = () => browser.get(`/users/${id}/verification_resend?registered_from=WEB`);
  expect(await resend()).toMatchObject({ status_code: 200 });
  const tooSoon = await resend();
  expect(tooSoon).toMatchObject({ status_code: 429, http: 429 });
  expect(Number(tooSoon.headers['retry-after'])).toBeGreaterThan(50);
  const [, second = ''] = await casefolio.mailsTo(person.email, 2);
  expect(linkIn(second)).not.toBe(token);
  for (let sent = 2; sent <= 5; sent += 1) {
    casefolio.letPass(61_000);
    expect(await resend()).toMatchObject({ status_code: 200 });
  }
  casefolio.letPass(61_000);
  expect(await resend()).toMatchObject({ status_code: 429 });
  expect(await browser.post('/verification', { token })).toMatchObject({ status_code: 200 });
  expect(await browser.post('/verification', { token: linkIn(second) })).toMatchObject(tokenVoid);
});

test("nobody asks for another's mail, and existing and missing ids answer alike", async () => {
  const { id } = await waitingPerson();
  const other = await verifiedPerson(casefolio);
  const [foreign, absent] = await Promise.all(
    [id, 999_999].map((who) => other.browser.get(`/users/${who}/verification_resend`)),
  );
  expect(foreign).toMatchObject({ status_code: 404 });
  expect(foreign?.text).toBe(absent?.text);
  expect(await casefolio.browser().get(`/users/${id}/verification_resend`)).toMatchObject({ status_code: 401 });
});

test('another site cannot make a browser ask for the mail', async () => {
  const { browser, id } = await waitingPerson();
  const reply = await browser.get(`/users/${id}/verification_resend`, { 'sec-fetch-site': 'cross-site' });
  expect(reply).toMatchObject({ status_code: 403 });
});
