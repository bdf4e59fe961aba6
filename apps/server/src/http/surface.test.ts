import { lookupNames } from '@casefolio/domain/lookups/catalogue';
import { expect, test } from 'vitest';
import { testCasefolio } from '../app/testing/test-casefolio.ts';
import { logInBody, signUp, somebody, verifiedPerson } from '../slices/accounts/testing/people.ts';

const casefolio = testCasefolio();
const get = (url: string, headers: Record<string, string> = {}) =>
  casefolio.casefolio.app.inject({ method: 'GET', url, headers });

test('every answer carries the security headers, and calls are not cached', async () => {
  for (const url of ['/', '/signin', '/api/v1/users/check-email', '/api/v1/nothing', '/api/docs']) {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
    expect(headers['cache-control']).toBe(url.startsWith('/api/') ? 'no-store' : 'no-cache');
  }
});

test('every path that is not ours is the application, also with a dot in it', async () => {
  for (const url of ['/', '/Dashboard', '/reset-password/a.b@example.com', '/case/12', '/nothing/at/all']) {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  }
  expect((await get('/assets/gone.js')).statusCode).toBe(404);
});

test('alive and ready are two things', async () => {
  expect((await get('/health')).json()).toEqual({ status: 'alive' });
  expect((await get('/ready')).json()).toEqual({ status: 'ready' });
});

test('the OpenAPI document names every call, and the page shows it', async () => {
  const document = (await get('/api/v1/openapi.json')).json<{
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  const served = casefolio.casefolio.endpoints.map(({ path }) => path.replace(/:(\w+)/g, '{$1}'));
  expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(served)].toSorted());
  expect(served).toEqual(expect.arrayContaining(lookupNames.map((name) => `/${name}`)));
  expect(document.paths['/login']?.['post']).toMatchObject({ operationId: 'logIn', requestBody: { required: true } });
  const page = await get('/api/docs');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('/users/{userId}/verification_resend');
});

test('the outbox is for whoever sits at this machine', async () => {
  const person = somebody();
  await signUp(casefolio.browser(), person);
  await casefolio.mailsTo(person.email);
  const list = await get('/outbox', { host: 'localhost:3000' });
  expect(list.body).toContain(person.email);
  const [, name = ''] = /href="(\/outbox\/[^"]+)"/.exec(list.body) ?? [];
  expect((await get(name, { host: 'localhost:3000' })).body).toContain('/verification/');
  expect((await get('/outbox', { host: 'evil.test' })).statusCode).toBe(404);
  expect((await get('/outbox', { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
  expect((await get('/outbox', { host: 'localhost:3000', via: '1.1 proxy' })).statusCode).toBe(404);
  expect((await get('/outbox/..%2fsecret.key', { host: 'localhost:3000' })).statusCode).toBe(404);
});

test('the log holds request ids and patterns, and nothing that a person typed', async () => {
  const { browser, person, id } = await verifiedPerson(casefolio);
  const token = [...browser.cookies.values()][0] ?? '';
  await browser.get(`/users/check-email?email=${encodeURIComponent(person.email)}`);
  await browser.post('/login', { ...logInBody(person), password: 'Wrong-1-lantern' });
  const reply = await browser.get(`/users/${id}`, { 'user-agent': 'Tell-tale/1.0' });
  const log = casefolio.logLines.join('\n');
  expect(log).toContain(String(reply.headers['x-request-id']));
  expect(log).toContain('"route":"/api/v1/users/:userId"');
  for (const secret of [
    person.email,
    person.first_name,
    person.last_name,
    person.password,
    'Wrong-1-lantern',
    token,
    'Tell-tale',
  ])
    expect(log).not.toContain(secret);
});
