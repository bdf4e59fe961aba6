import { expect, test } from 'vitest';
import { testCasefolio } from '../../app/testing/test-casefolio.ts';
import { logInBody, verifiedPerson } from './testing/people.ts';

const casefolio = testCasefolio();
const minute = 60_000;
const hour = 60 * minute;

async function loggedIn(remember: boolean) {
  const { person, id } = await verifiedPerson(casefolio);
  const browser = casefolio.browser();
  await browser.post('/login', { ...logInBody(person), remember });
  return { browser, read: async () => (await browser.get(`/users/${id}`)).status_code };
}

test('a session ends after half an hour without a call', async () => {
  const { read } = await loggedIn(false);
  casefolio.letPass(29 * minute);
  expect(await read()).toBe(200);
  casefolio.letPass(31 * minute);
  expect(await read()).toBe(401);
});

test('a session in use ends after twelve hours', async () => {
  const { read } = await loggedIn(false);
  const codes: number[] = [];
  for (let half = 0; half < 26; half += 1) {
    casefolio.letPass(28 * minute);
    codes.push(await read());
  }
  expect(codes.lastIndexOf(200)).toBe(24);
  expect(codes.at(-1)).toBe(401);
});

test('a remembered session outlives the night, but not three idle days nor fourteen days of use', async () => {
  const idle = await loggedIn(true);
  casefolio.letPass(71 * hour);
  expect(await idle.read()).toBe(200);
  casefolio.letPass(73 * hour);
  expect(await idle.read()).toBe(401);

  const used = await loggedIn(true);
  for (let day = 0; day < 6; day += 1) {
    casefolio.letPass(48 * hour);
    expect(await used.read()).toBe(200);
  }
  casefolio.letPass(49 * hour);
  expect(await used.read()).toBe(401);
});

test('a cookie copied before log-out opens nothing after it', async () => {
  const { browser, read } = await loggedIn(true);
  const stolen = new Map(browser.cookies);
  const out = await browser.post('/logout');
  expect(out.headers['clear-site-data']).toBe('"cache", "cookies", "storage"');
  for (const [name, value] of stolen) browser.cookies.set(name, value);
  expect(await read()).toBe(401);
});

test('calls that come at the same moment are each known by their own session', async () => {
  const people = await Promise.all([loggedIn(false), loggedIn(false), loggedIn(true)]);
  const [, left] = people;
  const cookies = new Map(left?.browser.cookies);
  await left?.browser.post('/logout');
  for (const [name, value] of cookies) left?.browser.cookies.set(name, value);
  const stranger = casefolio.browser();
  stranger.cookies.set('casefolio_session', 'made up');
  const codes = await Promise.all([
    ...people.map(({ read }) => read()),
    stranger.get('/cpt_lookups/years').then(({ status_code }) => status_code),
    ...people.map(({ read }) => read()),
  ]);
  expect(codes).toEqual([200, 401, 200, 401, 200, 401, 200]);
});

test("another's account is answered like one that is not there", async () => {
  const [mine, theirs] = [await verifiedPerson(casefolio), await verifiedPerson(casefolio)];
  const [foreign, absent] = await Promise.all([theirs.id, 999_999].map((id) => mine.browser.get(`/users/${id}`)));
  expect(foreign).toMatchObject({ status_code: 404, http: 404 });
  expect(foreign?.text).toBe(absent?.text);
});

test('an id that we never gave out names nobody', async () => {
  const { browser } = await verifiedPerson(casefolio);
  const odd = [
    '0',
    '-1',
    '1.5',
    '1e3',
    '01',
    '1%20',
    '9007199254740993',
    '9223372036854775808',
    'a',
    '%00',
    '1;2',
    '__proto__',
  ];
  const codes = await Promise.all(odd.map(async (id) => [id, (await browser.get(`/users/${id}`)).status_code]));
  expect(codes).toEqual(odd.map((id) => [id, 404]));
});
