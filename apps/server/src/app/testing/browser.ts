import { refusedReply } from '@casefolio/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const reply = refusedReply.partial().extend({ status_code: z.number(), data: z.unknown() });

export interface Reply extends z.output<typeof reply> {
  readonly http: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export interface Browser {
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Reply>;
  put(path: string, body?: object, headers?: Record<string, string>): Promise<Reply>;
  delete(path: string, headers?: Record<string, string>): Promise<Reply>;
  /** The cookies as they stand: what a thief would have copied. */
  readonly cookies: Map<string, string>;
}

/** Calls the API as a client with a cookie jar does. */
export function browserOf(app: FastifyInstance, cookies = new Map<string, string>()): Browser {
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const answer = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers,
      cookies: Object.fromEntries(cookies),
      ...(body ? { payload: body } : {}),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { ...reply.parse(answer.json()), http: answer.statusCode, headers: answer.headers, text: answer.body };
  }
  return {
    cookies,
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    delete: (path, headers) => call('DELETE', path, undefined, headers),
  };
}
