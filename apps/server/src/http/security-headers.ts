import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Also in capitals, also with the host before it. */
const isCall = (url: string): boolean => /^(https?:\/\/[^/]*)?\/api(\/|\?|$)/i.test(url);

const always = {
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
  // The filter of old browsers could itself be turned against a page.
  'x-xss-protection': '0',
};

const onlyByHttps = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Put together once, and set before anything else: a route that knows better sets its own over them. */
export function securityHeaders(app: FastifyInstance, { https }: { readonly https: boolean }): void {
  const ofPages = {
    ...always,
    ...(https ? onlyByHttps : {}),
    'content-security-policy': contentSecurityPolicy(https),
  };
  const ofCalls = { ...ofPages, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isCall(request.url) ? ofCalls : ofPages);
    done();
  });
}
