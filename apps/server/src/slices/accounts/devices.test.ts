import { listSessions } from '@casefolio/contract/security.contract';
import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import type { Browser } from '../../app/testing/browser.ts';
import { logInBody, trailOf, verifiedPerson } from './testing/people.ts';

const casefolio = testCasefolio();
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const listed = async (browser: Browser, id: number) =>
  listSessions.data.parse((await browser.get(`/users/${id}/sessions`)).data);

async function withPhone() {
  const { browser, person, id } = await verifiedPerson(casefolio);
  const other = casefolio.browser();
  await other.post('/login', { ...logInBody(person), remember: true }, { 'user-agent': phone });
  return { browser, other, person, id };
}

test('somebody sees where they are signed in, and which one this is', async () => {
  const { browser, other, id } = await withPhone();
  const { sessions, count } = await listed(browser, id);
  expect(count).toBe(2);
  expect(sessions).toEqual([
    expect.objectContaining({ current: false, device: 'Safari on iPhone', address: '127.0.0.1', remembered: true }),
    expect.objectContaining({ current: true, device: 'Unknown device', remembered: false }),
  ]);
  expect(new Date(sessions[0]?.opened_at ?? '').toISOString()).toBe(sessions[0]?.opened_at);
  expect((await listed(other, id)).sessions.map(({ current }) => current)).toEqual([true, false]);
  expect(JSON.stringify(sessions)).not.toMatch(/token|hash/);
});

test('a session that has ended by itself is not listed', async () => {
  const { other, id } = await withPhone();
  casefolio.letPass(31 * 60_000);
  expect((await listed(other, id)).sessions).toMatchObject([{ device: 'Safari on iPhone' }]);
});

test('one device is signed out from another', async () => {
  const { browser, other, id } = await withPhone();
  const [onPhone] = (await listed(browser, id)).sessions;
  const ended = await browser.delete(`/users/${id}/sessions/${onPhone?.id}`);
  expect(ended).toMatchObject({ status_code: 200, data: {} });
  expect(ended.headers['set-cookie']).toBeUndefined();
  expect(await other.get(`/users/${id}`)).toMatchObject({ status_code: 401 });
  expect(await browser.get(`/users/${id}`)).toMatchObject({ status_code: 200 });
  expect(await browser.delete(`/users/${id}/sessions/${onPhone?.id}`)).toMatchObject({ status_code: 404 });
  expect(await trailOf(casefolio, id)).toContain('session.ended done');
});

test('ending the current one takes its cookie along', async () => {
  const { browser, id } = await withPhone();
  const current = (await listed(browser, id)).sessions.find((session) => session.current);
  await browser.delete(`/users/${id}/sessions/${current?.id}`);
  expect(browser.cookies.size).toBe(0);
});

test("nobody ends another's session, and foreign and missing ids answer alike", async () => {
  const [mine, theirs] = [await withPhone(), await withPhone()];
  const [foreign] = (await listed(theirs.browser, theirs.id)).sessions;
  const replies = await Promise.all([
    mine.browser.delete(`/users/${mine.id}/sessions/${foreign?.id}`),
    mine.browser.delete(`/users/${mine.id}/sessions/99999999`),
    mine.browser.delete(`/users/${theirs.id}/sessions/${foreign?.id}`),
    mine.browser.delete(`/users/${theirs.id}/sessions`),
    mine.browser.get(`/users/${theirs.id}/sessions`),
  ]);
  expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  expect(replies[0]).toMatchObject({ status_code: 404 });
  expect((await listed(theirs.browser, theirs.id)).count).toBe(2);
});

test('signed out everywhere means here, too', async () => {
  const { browser, other, id } = await withPhone();
  const stolen = new Map(browser.cookies);
  const reply = await browser.delete(`/users/${id}/sessions`);
  expect(reply.headers['clear-site-data']).toBe('"cache", "cookies", "storage"');
  expect(browser.cookies.size).toBe(0);
  for (const [name, value] of stolen) browser.cookies.set(name, value);
  expect(await browser.get(`/users/${id}`)).toMatchObject({ status_code: 401 });
  expect(await other.get(`/users/${id}`)).toMatchObject({ status_code: 401 });
  expect(await trailOf(casefolio, id)).toContain('sessions.ended done');
});
