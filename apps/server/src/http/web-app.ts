import { join } from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from './answer-errors.ts';
import { missing } from './failure.ts';

const aYear = 31_536_000;

/**
 * The built browser application. Every path that is neither a file nor ours is the application's own,
 * also when it holds a dot (/reset-password/a.b@example.com).
 */
export async function webApp(app: FastifyInstance, dist: string): Promise<void> {
  await app.register(statics, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    acceptRanges: false,
    // Names under assets/ carry a hash of their content; all others may change with the next release.
    setHeaders: (reply, path) => {
      const lasting = path.startsWith(join(dist, 'assets'));
      reply.header('cache-control', lasting ? `public, max-age=${aYear}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isScreen =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|files|assets|outbox)\//i.test(`${path}/`);
    return isScreen ? reply.sendFile('index.html') : refuse(reply, missing());
  });
}
