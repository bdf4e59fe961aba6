import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkEmail, login, registration, verificationResend } from '@casefolio/contract/accounts.contract';
import { readUser } from '@casefolio/contract/profile.contract';
import { lookupEndpoints } from '@casefolio/contract/lookups.contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from './call-failed.ts';
import { addressOf, call, callForReply } from './client.ts';

interface Seen {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

let lastKey: string | undefined;

type Answer = (response: ServerResponse) => void;

const seen: Seen[] = [];
let answer: Answer;
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const text = Buffer.concat(parts).toString();
    lastKey = request.headersDistinct['idempotency-key']?.join();
    seen.push({ method: request.method ?? '', path: request.url ?? '', body: text === '' ? null : JSON.parse(text) });
    answer(response);
  });
});

const json =
  (http: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(http, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const refused = json(401, { status_code: 401, message: 'Please sign in' });
const credentials = { username: 'ada@example.org', password: 'x', timeOffset: 5.5, remember: true };
const logIn = () => callForReply(login, { body: credentials });
const failureOf = (attempt: Promise<unknown>): Promise<CallFailed> =>
  attempt.then(
    () => Promise.reject(new Error('it succeeded')),
    (failure: unknown) => (failure instanceof CallFailed ? failure : Promise.reject(failure)),
  );

beforeEach(async () => {
  seen.length = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  // The browser resolves paths against its page; Node's fetch has no page.
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(`http://127.0.0.1:${port}${path}`, init));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

test('a body goes out in snake_case and the answer comes back in camelCase', async () => {
  answer = json(200, { status_code: 200, data: { id: 7, first_name: 'Ada', user_role: { nice_name: 'Fellow' } } });
  const { code, data } = await logIn();
  expect(seen).toEqual([
    {
      method: 'POST',
      path: '/api/v1/login',
      body: { username: 'ada@example.org', password: 'x', time_offset: 5.5, remember: true },
    },
  ]);
  expect(code).toBe(200);
  expect(data).toMatchObject({ id: 7, firstName: 'Ada', userRole: { niceName: 'Fellow' } });
});

test('a map keeps its keys, and its order comes with it', async () => {
  answer = json(200, { status_code: 200, data: { '2a': 'half', '0': 'none', snake_key: 'x' }, order: ['0', '2a'] });
  const { data, order } = await callForReply(lookupEndpoints.tici_grade_lookups, { query: { search_term: 'h' } });
  expect(data).toEqual({ '0': 'none', '2a': 'half', snake_key: 'x' });
  expect(order).toEqual(['0', '2a']);
  expect(seen).toMatchObject([{ path: '/api/v1/tici_grade_lookups?search_term=h' }]);
});

test('a key goes out with a call that creates something, and with no other', async () => {
  answer = json(200, { status_code: 200, data: {} });
  const body = {
    firstName: 'Ada',
    lastName: 'Okafor',
    email: 'ada@example.org',
    password: 'x',
    acceptedPrivacyPolicy: true,
    acceptedTerms: true,
  };
  await call(registration, { body, idempotencyKey: 'k-1' });
  expect(lastKey).toBe('k-1');
  await call(login, { body: credentials, idempotencyKey: 'k-1' });
  expect(lastKey).toBeUndefined();
});

test('parameters and queries are encoded, and a GET has no body', async () => {
  answer = json(200, { status_code: 200, data: { available: 1 } });
  await call(checkEmail, { query: { email: 'a+b@example.org' } });
  expect(seen).toEqual([{ method: 'GET', path: '/api/v1/users/check-email?email=a%2Bb%40example.org', body: null }]);
  expect(addressOf(verificationResend, { params: { userId: 'a/b' }, query: { registeredFrom: 'WEB' } })).toBe(
    '/api/v1/users/a%2Fb/verification_resend?registered_from=WEB',
  );
});

test('what is absent from a query is left out of the address', () => {
  expect(addressOf(readUser, { params: { userId: 7 }, query: { page: undefined, filter: null } })).toBe(
    '/api/v1/users/7',
  );
});

test('603 is a success of the log-in, and a failure of every other call', async () => {
  answer = json(200, { status_code: 603, data: { id: 7 } });
  expect(await logIn()).toMatchObject({ code: 603, data: { id: 7 } });
  expect(await failureOf(call(readUser, { params: { userId: 7 } }))).toMatchObject({ code: 603 });
});

test('the body decides, also when the HTTP status says success', async () => {
  answer = json(200, { status_code: 601, message: 'Invalid Credentials', request_id: 'r-1' });
  expect(await failureOf(logIn())).toMatchObject({ code: 601, message: 'Invalid Credentials', requestId: 'r-1' });
});

test('600 gives each field its first error, under the name that the form knows', async () => {
  const errors = [
    { field: 'user_role_id', error: 'Role is required' },
    { field: 'email', error: 'first' },
    { field: 'email', error: 'second' },
  ];
  answer = json(422, { status_code: 600, message: 'Please check the marked fields', validation_errors: errors });
  expect((await failureOf(logIn())).fieldErrors).toEqual({ userRoleId: 'Role is required', email: 'first' });
});

test('429 says when to try again, also when the answer has no words', async () => {
  answer = json(429, { status_code: 429 }, { 'retry-after': '40' });
  const failure = await failureOf(logIn());
  expect(failure.retryAfterSeconds).toBe(40);
  expect(failure.message).toBe('Too many tries. Please try again in 40 seconds.');
});

test.each([
  ['a page of a proxy', (response: ServerResponse) => response.writeHead(502).end('<html>Bad gateway</html>'), 502],
  ['an empty answer', (response: ServerResponse) => response.writeHead(200).end(), 200],
  ['JSON that is not ours', json(200, [1]), 200],
  ['a connection that breaks', (response: ServerResponse) => void response.destroy(), null],
])('%s is an unexpected error', async (_name, what, code) => {
  answer = what;
  expect(await failureOf(logIn())).toMatchObject({ code, message: 'Unexpected error', fieldErrors: {} });
});

test('a call that was given up is no failure to report', async () => {
  const giveUp = new AbortController();
  answer = () => giveUp.abort();
  const attempt = call(readUser, { params: { userId: 7 }, signal: giveUp.signal });
  await expect(attempt).rejects.toMatchObject({ name: 'AbortError' });
});

test('a call that set out with a token renewed meanwhile goes again, once', async () => {
  const known = json(200, { status_code: 200, data: { email: 'ada@example.org' } });
  answer = (response) => (seen.length === 1 ? refused : known)(response);
  await expect(call(readUser, { params: { userId: 7 } })).resolves.toMatchObject({ email: 'ada@example.org' });
  expect(seen).toHaveLength(2);
});

test('a session that has ended is told after the second call', async () => {
  answer = refused;
  expect((await failureOf(call(readUser, { params: { userId: 7 } }))).code).toBe(401);
  expect(seen).toHaveLength(2);
});
