import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { httpServer } from './http-server.ts';

async function headersOf({ https, url = '/api/v1/x' }: { readonly https: boolean; readonly url?: string }) {
  const app = await httpServer({ trustProxy: false, https, log: { write: () => undefined } });
  const policy = contentSecurityPolicy(https, { scripts: ["'sha256-abc'"] });
  app.get('/own-policy', async (_request, reply) => reply.header('content-security-policy', policy).send('page'));
  const { headers } = await app.inject(url);
  await app.close();
  return headers;
}

test('every answer carries the same set of headers, also one that finds nothing', async () => {
  for (const url of ['/api/v1/nothing', '/nothing', '/own-policy'])
    expect(await headersOf({ https: false, url })).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
});

test('only calls are kept out of caches, in capitals and with the host before them, too', async () => {
  for (const url of ['/api', '/api?x=1', '/API/V1/nothing', 'http://localhost/api/v1/nothing'])
    expect((await headersOf({ https: false, url }))['cache-control'], url).toBe('no-store');
  for (const url of ['/apiary', '/case/api'])
    expect((await headersOf({ https: false, url }))['cache-control'], url).toBeUndefined();
});

test('browsers are told to stay with https only where it is served', async () => {
  const [plain, secure] = await Promise.all([headersOf({ https: false }), headersOf({ https: true })]);
  expect(secure['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(secure['content-security-policy']).toMatch(/;upgrade-insecure-requests$/);
  expect(plain['strict-transport-security']).toBeUndefined();
  expect(plain['content-security-policy']).not.toContain('upgrade');
});

test('a page allows what it has inlined by its hash, and nothing else changes', async () => {
  const usual = contentSecurityPolicy(false);
  const ownPolicy = (await headersOf({ https: false, url: '/own-policy' }))['content-security-policy'];
  expect(ownPolicy).toBe(usual.replace("script-src 'self'", "script-src 'self' 'sha256-abc'"));
  expect(contentSecurityPolicy(false, { styles: ["'sha256-xyz'"] })).toMatch(/style-src [^;]* 'sha256-xyz';/);
});
