import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const keptForSeconds = 300;

/** A whole answer that was checked and made into text beforehand, the same for every caller. */
export class ReadyAnswer {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Clients may keep it for a while, and then ask by its tag whether it still holds. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, { text }: ReadyAnswer): FastifyReply {
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('cache-control', `public, max-age=${keptForSeconds}`).header('etag', tag);
  if (isNamedIn(request.headers['if-none-match'] ?? '', tag)) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

/** A proxy that compresses answers marks their tags as weak; the content is the same. */
const isNamedIn = (known: string, tag: string): boolean =>
  known.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));
