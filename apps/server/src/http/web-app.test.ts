import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blanks } from './page-template.ts';
import { pagesFolder } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import { webApp } from './web-app.ts';

let dist = '';
let url = 'http://localhost';
let app: FastifyInstance;
const get = (path: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url: path, headers });

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'casefolio-web-app-'));
  url = 'http://localhost';
  await mkdir(join(dist, pagesFolder));
  await mkdir(join(dist, 'assets'));
  const files = {
    'index.html': '<head></head>shell',
    'assets/frame-1a2b.js': 'frame();',
    'favicon.svg': '<svg/>',
    [`${pagesFolder}/index.html`]: `home at ${blanks.appUrl}`,
    [`${pagesFolder}/plans.html`]: 'plans',
    [`${pagesFolder}/about.html`]: '<style>p{margin:0}</style><script>paint()</script>',
    [`${pagesFolder}/robots.txt`]: `Sitemap: ${blanks.appUrl}/sitemap.xml`,
    [`${pagesFolder}/sitemap.xml`]: '<urlset/>',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text);
  app = fastify();
  securityHeaders(app, { https: false });
  await webApp(app, { dist, appUrl: () => url, socialLinks: ['https://www.linkedin.com/company/x'] });
});

afterEach(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

test.each([
  ['/', 'home at http://localhost', 'text/html; charset=utf-8'],
  ['/?from=a-letter', 'home at http://localhost', 'text/html; charset=utf-8'],
  ['/Plans', 'plans', 'text/html; charset=utf-8'],
  ['/plans', 'plans', 'text/html; charset=utf-8'],
  ['/PLANS/', 'plans', 'text/html; charset=utf-8'],
  ['/robots.txt', 'Sitemap: http://localhost/sitemap.xml', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', '<urlset/>', 'application/xml; charset=utf-8'],
])('%s is sent as it was drawn ahead', async (path, body, type) => {
  const reply = await get(path);
  expect([reply.statusCode, reply.body, reply.headers['content-type']]).toEqual([200, body, type]);
  expect(reply.headers['cache-control']).toBe('no-cache');
});

test.each([
  '/dashboard',
  '/plans/nothing',
  '/reset-password/a.b@example.com',
  '/index.html',
  `/${pagesFolder}/plans.html`,
])('%s is the shell, with the social links in it', async (path) => {
  const reply = await get(path);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toMatch(/^<head><script type="application\/json" id="social-links">.*"LinkedIn".*<\/head>shell$/);
});

test('the address is filled in anew once it is known', async () => {
  await get('/');
  url = 'http://localhost:4711';
  expect((await get('/')).body).toBe('home at http://localhost:4711');
});

test('a page that the browser has already is not sent again', async () => {
  const { etag } = (await get('/')).headers;
  const again = await get('/', { 'if-none-match': `W/"x", ${String(etag)}` });
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
  url = 'http://localhost:4711';
  expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(200);
});

async function asked(accepted: string) {
  const { headers, rawPayload } = await get('/plans', { 'accept-encoding': accepted });
  expect(headers['vary']).toBe('accept-encoding');
  return { encoding: headers['content-encoding'], body: rawPayload };
}

test('pages are compressed as the browser wishes', async () => {
  const brotli = await asked('gzip, deflate, br, zstd');
  expect([brotli.encoding, brotliDecompressSync(brotli.body).toString()]).toEqual(['br', 'plans']);
  const gzip = await asked('gzip');
  expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', 'plans']);
  expect((await asked('identity')).encoding).toBeUndefined();
});

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const others = (policy: readonly string[]) => policy.filter((directive) => !/^(script|style)-src/.test(directive));

const policyAt = async (path: string) => String((await get(path)).headers['content-security-policy']).split(';');

test('what stands in a page is allowed by its hash there, and nowhere else', async () => {
  const usual = await policyAt('/plans');
  expect(usual).toContain("script-src 'self'");
  expect(usual.join(';')).not.toContain('unsafe');
  const own = await policyAt('/about');
  expect(own).toContain(`script-src 'self' ${hash('paint()')}`);
  const styles = own.find((directive) => directive.startsWith('style-src'));
  expect(styles?.split(' ')).toContain(hash('p{margin:0}'));
  expect(others(own)).toEqual(others(usual));
});

test('files keep their own rules, and what is neither is missing', async () => {
  expect((await get('/assets/frame-1a2b.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  for (const path of ['/assets/gone.js', '/api/v1/nothing', '/files/1']) expect((await get(path)).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/plans' })).statusCode).toBe(404);
  const head = await app.inject({ method: 'HEAD', url: '/plans' });
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, '5']);
});

test('a build without drawn pages has the shell everywhere', async () => {
  await rm(join(dist, pagesFolder), { recursive: true });
  const bare = fastify();
  await webApp(bare, { dist, appUrl: () => url, socialLinks: [] });
  expect((await bare.inject('/')).body).toBe('<head></head>shell');
  await bare.close();
});
