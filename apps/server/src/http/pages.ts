import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { inlinedIn } from './inline-code.ts';
import { fillPage, type Filling } from './page-template.ts';

/** Where the build leaves what was drawn ahead; hidden, because nobody is sent a page with its blanks. */
export const pagesFolder = '.pages';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** A text whose blanks are filled once, and again only when what fills them has changed. */
export interface Page {
  readonly answer: (request: FastifyRequest, reply: FastifyReply, filling: Filling) => Promise<FastifyReply>;
}

export interface Pages {
  /** By its path in small letters, without the slash at the end. */
  readonly at: (path: string) => Page | undefined;
  /** Stands at every path that has no page of its own. */
  readonly shell: Page | undefined;
}

export async function readPages(dist: string): Promise<Pages> {
  const folder = join(dist, pagesFolder);
  const names = await readdir(folder).catch(unlessMissing);
  const pages = await Promise.all(
    (names ?? []).map(
      async (name) => [pathOf(name), makePage(await readFile(join(folder, name), 'utf8'), name)] as const,
    ),
  );
  const byPath = new Map(pages);
  const shell = await readFile(join(dist, 'index.html'), 'utf8').catch(unlessMissing);
  return {
    at: (path) => byPath.get(path.toLowerCase().replace(/(?<=.)\/+$/, '')),
    shell: shell === undefined ? undefined : makePage(shell, 'index.html'),
  };
}

/** 'index.html' is '/', 'about.html' is '/about'; other files keep their ending. */
const pathOf = (name: string): string => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`);

const compressions = [
  {
    name: 'br',
    of: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  },
  { name: 'gzip', of: (text: string) => promisify(gzip)(text) },
] as const;

interface Sent {
  readonly filledWith: string;
  readonly text: string;
  readonly etag: string;
  readonly policy: string;
  readonly compressed: Map<string, Promise<Buffer>>;
}

function makePage(template: string, name: string): Page {
  let last: Sent | undefined;
  const filled = (filling: Filling): Sent => {
    const filledWith = JSON.stringify(filling);
    if (last?.filledWith === filledWith) return last;
    const text = fillPage(template, filling);
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    const policy = contentSecurityPolicy(filling.appUrl.startsWith('https:'), inlinedIn(text));
    return (last = { filledWith, text, etag, policy, compressed: new Map() });
  };
  return {
    answer: async (request, reply, filling) => {
      const { text, etag, policy, compressed } = filled(filling);
      reply.headers({
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        etag,
        vary: 'accept-encoding',
      });
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      reply.type(types[extname(name)] ?? 'text/plain; charset=utf-8');
      const accepted = request.headers['accept-encoding']?.split(/[\s,;]+/) ?? [];
      const compression = compressions.find((known) => accepted.includes(known.name));
      if (!compression) return reply.send(text);
      const body = compressed.get(compression.name) ?? compression.of(text);
      compressed.set(compression.name, body);
      return reply.header('content-encoding', compression.name).send(await body);
    },
  };
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
