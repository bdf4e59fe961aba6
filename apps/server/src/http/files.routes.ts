import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../ports/clock.ts';
import { readFileLink, signFileLink } from '../ports/files/file-links.ts';
import type { FileRight, LinkTo, MayRead } from '../ports/files/file-rights.ts';
import type { FileStore } from '../ports/files/files.port.ts';
import { missing } from './failure.ts';
import type { OpenSession } from './visit.ts';

export interface FilesDoorway {
  readonly files: FileStore;
  readonly secret: Uint8Array;
  readonly clock: Clock;
  readonly sessionOf: (request: FastifyRequest) => Promise<OpenSession | null>;
  readonly rights: readonly FileRight[];
}

/** How long a link to a file works. */
const linkMs = 2 * 3_600_000;

const onePath = z.object({ link: z.string() });

/** Makes the address under which one person can have a file for two hours. */
export const fileLinks =
  (secret: Uint8Array, clock: Clock): LinkTo =>
  (key, viewerId) =>
    `/files/${signFileLink(secret, { key, viewerId, expiresAt: new Date(clock.now().getTime() + linkMs) })}`;

/** A link works for the person it was made for, signed in, while they have the right. For everybody else nothing is there. */
export function filesRoutes(app: FastifyInstance, { files, secret, clock, sessionOf, rights }: FilesDoorway): void {
  app.get('/files/:link', async (request, reply) => {
    const link = readFileLink(secret, onePath.parse(request.params).link, clock.now());
    const session = link && (await sessionOf(request));
    if (!link || session?.userId !== link.viewerId) throw missing();
    const right = await firstRight(rights, link.key, link.viewerId);
    const file = right && (await files.open(link.key));
    if (!file) throw missing();
    return reply
      .headers({
        'content-type': file.contentType,
        'content-length': file.size,
        'content-disposition': dispositionOf(right.fileName),
        // A patient's picture stays out of the browser's cache: it would outlive the right to see it.
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(file.stream);
  });
}

async function firstRight(rights: readonly FileRight[], key: string, viewerId: number): Promise<MayRead | null> {
  for (const right of rights) {
    const found = await right(key, viewerId);
    if (found) return found;
  }
  return null;
}

const dispositionOf = (fileName: string | null): string =>
  fileName === null ? 'inline' : `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;
