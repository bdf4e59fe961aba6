import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import { outcomes, type Outcome } from '@casefolio/contract/envelope';
import { commonMessages } from '@casefolio/domain/messages/common';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { answerErrors, refuse } from './answer-errors.ts';
import { Failure } from './failure.ts';
import { logRequests, type LogStream, loggerOptions } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { takeForms } from './uploads.ts';

export interface HttpOptions {
  readonly trustProxy: boolean;
  readonly https: boolean;
  readonly log: LogStream;
}

const megabyte = 1024 * 1024;

/** For answers that are given before any hook runs. */
const bareHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};
const bareLines = Object.entries(bareHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** Fastify as we use it, before any route. */
export async function httpServer(options: HttpOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: megabyte,
    // One proxy of our own in front: only its word about the caller's address counts.
    trustProxy: options.trustProxy ? (_address, hop) => hop === 0 : false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // An image of 20 MB over a hospital's guest network takes minutes; headers still have a minute.
    requestTimeout: 300_000,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (_error, _request, reply) => {
      reply.headers(bareHeaders);
      void refuse(reply, new Failure('malformed', commonMessages.malformed));
    },
    clientErrorHandler: answerUnreadable,
  });
  onlyJson(app);
  securityHeaders(app, { https: options.https });
  answerErrors(app);
  logRequests(app);
  await app.register(cookie);
  await takeForms(app);
  return app;
}

/** An empty body is no body; plain text, which another site could post, is not taken, and forms only where an endpoint asks for files. */
function onlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, String(body), done);
  });
}

/** What is not HTTP at all, or has headers without end, never reaches a route. */
function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [outcome, message]: [Outcome, { text: string }] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['tooLarge', commonMessages.tooLarge]
      : ['malformed', commonMessages.malformed];
  const { code, http } = outcomes[outcome];
  const body = JSON.stringify({ status_code: code, data: null, message: message.text });
  socket.end(
    `HTTP/1.1 ${http} Refused\r\ncontent-type: application/json\r\n${bareLines}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
