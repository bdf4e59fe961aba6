import { join } from 'node:path';
import { socialName } from '@casefolio/domain/contact/social-name';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from './answer-errors.ts';
import { missing } from './failure.ts';
import { readPages } from './pages.ts';

const aYear = 31_536_000;

export interface WebAppOptions {
  /** The built browser application. */
  readonly dist: string;
  readonly appUrl: () => string;
  /** Addresses of the operator's pages on social networks. */
  readonly socialLinks: readonly string[];
}

/**
 * The built browser application. Public pages were drawn ahead and are sent whole. Every other path that is neither a file nor ours is the
 * application's own, also when it holds a dot (/reset-password/a.b@example.com).
 */
export async function webApp(app: FastifyInstance, { dist, appUrl, socialLinks }: WebAppOptions): Promise<void> {
  const pages = await readPages(dist);
  const links = socialLinks.map((href) => ({ href, label: socialName(href) }));
  await app.register(statics, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    acceptRanges: false,
    // The same text stands at every path of the application, with its blanks filled.
    globIgnore: ['index.html'],
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
    const page = isScreen ? (pages.at(path) ?? pages.shell) : undefined;
    return page ? page.answer(request, reply, { appUrl: appUrl(), socialLinks: links }) : refuse(reply, missing());
  });
}
