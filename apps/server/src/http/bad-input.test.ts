import { assert, asyncProperty, constantFrom, jsonValue } from 'fast-check';
import { expect, test } from 'vitest';
import { testCasefolio } from '../app/testing/test-casefolio.ts';
import { logInBody, signUpBody, somebody } from '../slices/accounts/testing/people.ts';

const casefolio = testCasefolio();
const json = { 'content-type': 'application/json' };

async function send(options: {
  method?: 'GET' | 'POST' | 'PUT';
  url?: string;
  payload?: string;
  headers?: Record<string, string>;
}) {
  const reply = await casefolio.casefolio.app.inject({
    method: 'POST',
    url: '/api/v1/registration',
    headers: json,
    ...options,
  });
  return { http: reply.statusCode, body: reply.json<Record<string, unknown>>() };
}

test('malformed JSON is refused in one sentence', async () => {
  expect(await send({ payload: '{"first_name":' })).toEqual({
    http: 400,
    body: { status_code: 400, data: null, message: 'The request could not be read' },
  });
});

test('a missing body names the fields that are missing', async () => {
  for (const headers of [json, {}])
    expect(await send({ headers })).toMatchObject({ http: 422, body: { status_code: 600 } });
});

test.for(['null', '[]', '"text"', '7', 'true'])('the body %s is not a form', async (payload) => {
  const { http, body } = await send({ payload });
  expect([http, body['status_code']]).toEqual(payload === 'null' ? [422, 600] : [400, 400]);
});

test('wrong types are named by field', async () => {
  const { body } = await send({
    payload: JSON.stringify({ ...signUpBody(somebody()), first_name: 7, email: ['a'], password: {} }),
  });
  expect(body['validation_errors']).toMatchObject([{ field: 'first_name' }, { field: 'email' }, { field: 'password' }]);
});

test('a NUL byte and half a character are refused wherever they stand', async () => {
  for (const bad of ['Ada\0', 'Ada\uD800']) {
    const { http, body } = await send({ payload: JSON.stringify({ ...signUpBody(somebody()), first_name: bad }) });
    expect(http).toBe(422);
    expect(body['validation_errors']).toEqual([
      { field: 'first_name', error: 'This contains characters that cannot be stored' },
    ]);
  }
  expect(await send({ method: 'GET', url: '/api/v1/users/check-email?email=a%00@x.co', headers: {} })).toMatchObject({
    http: 422,
  });
});

test('twenty megabytes are too large', async () => {
  const payload = JSON.stringify({ first_name: 'x'.repeat(20 * 1024 * 1024) });
  expect(await send({ payload })).toMatchObject({ http: 413, body: { status_code: 413 } });
});

test('a body nested a hundred thousand deep and one with a hundred thousand keys do no harm', async () => {
  expect(await send({ payload: `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}` })).toMatchObject({ http: 400 });
  const keys = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`k${index}`, 1]));
  expect(await send({ payload: JSON.stringify(keys) })).toMatchObject({ http: 422 });
});

test('keys that reach for prototypes are refused', async () => {
  expect(await send({ payload: '{"__proto__":{"verified":true}}' })).toMatchObject({ http: 400 });
});

test('forms and plain text, which another site could post, are not a type we take', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])
    expect(await send({ payload: 'a=b', headers: { 'content-type': type } })).toMatchObject({
      http: 415,
      body: { status_code: 415 },
    });
});

test.for(['/api/v1/nothing', '/api/v1/users/1/nothing', '/api/nothing', '/api/v1/%zz'])(
  '%s is no call of ours',
  async (url) => {
    const { http, body } = await send({ method: 'GET', url, headers: {} });
    expect([http, body['status_code']]).toEqual(url.includes('%zz') ? [400, 400] : [404, 404]);
  },
);

test('a call with another method is not there', async () => {
  expect(await send({ method: 'PUT', url: '/api/v1/login', payload: '{}' })).toMatchObject({ http: 404 });
});

test.for([
  { origin: 'http://evil.test' },
  { origin: 'null' },
  { origin: 'http://localhost:3001' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('a browser on another site is refused: %j', async (headers) => {
  const person = somebody();
  const browser = casefolio.browser();
  expect(await browser.post('/registration', signUpBody(person), headers)).toMatchObject({
    status_code: 403,
    http: 403,
  });
  expect(await browser.post('/login', logInBody(person))).toMatchObject({ status_code: 601 });
});

test.for([
  {},
  { origin: 'http://localhost:3000' },
  { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
])('our own pages and clients that are no browsers come through: %j', async (headers) => {
  expect(await casefolio.browser().post('/registration', signUpBody(somebody()), headers)).toMatchObject({
    status_code: 200,
  });
});

test('whatever is sent, the answer is an envelope and never a 500', async () => {
  const paths = ['/registration', '/login', '/verification', '/email_validation', '/logout'];
  await assert(
    asyncProperty(constantFrom(...paths), jsonValue({ maxDepth: 4 }), async (path, body) => {
      casefolio.letPass(700_000);
      const { http, body: answer } = await send({ url: `/api/v1${path}`, payload: JSON.stringify(body) });
      expect(http).toBeLessThan(500);
      expect(answer['status_code']).toEqual(expect.any(Number));
    }),
    { numRuns: 150 },
  );
});

test('a body full of faults is answered with a few of them, in short', async () => {
  const { app } = casefolio.casefolio;
  const payload = JSON.stringify({ ['k'.repeat(2000)]: Array.from({ length: 50_000 }, () => '\0') });
  const reply = await app.inject({ method: 'POST', url: '/api/v1/login', headers: json, payload });
  expect(reply.statusCode).toBe(422);
  expect(reply.body.length).toBeLessThan(10_000);
});

test('what cannot be stored and what is missing are named together', async () => {
  const { body } = await send({
    payload: JSON.stringify({ ...signUpBody(somebody()), first_name: '\0', last_name: '', password: 'abc' }),
  });
  expect(body['validation_errors']).toMatchObject([
    { field: 'first_name' },
    { field: 'last_name' },
    { field: 'password' },
  ]);
});

test.for(['Eve\r\nBcc: x@y.example', 'see https://evil.example', 'www.evil.example'])(
  '%j is not a name',
  async (first_name) => {
    const { body } = await send({ payload: JSON.stringify({ ...signUpBody(somebody()), first_name }) });
    expect(body['validation_errors']).toMatchObject([{ field: 'first_name' }]);
  },
);

test('what a file cannot be asked for is refused, not our fault', async () => {
  const { app } = casefolio.casefolio;
  for (const headers of [
    { range: 'bytes=99999999-' },
    { 'if-match': '"x"' },
    { 'if-unmodified-since': 'Thu,01Jan1970' },
  ]) {
    const reply = await app.inject({ method: 'GET', url: '/index.html', headers });
    expect(reply.statusCode).toBeLessThan(500);
  }
});
