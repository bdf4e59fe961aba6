import type { FastifyInstance } from 'fastify';
import type { LoggerOptions } from 'pino';
import { describeFault } from './fault.ts';

/** Where log lines go: standard output, or a test that reads them. */
export interface LogStream {
  write(line: string): void;
}

/** Structured lines with a request id. Nothing that a person typed: no body, query, cookie, name or address. */
export const loggerOptions = (stream: LogStream): LoggerOptions & { readonly stream: LogStream } => ({
  stream,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: describeFault },
  redact: ['req', 'res', 'body', 'query', 'headers'],
});

/** One line a request. The route's pattern stands for the address: /verification/:token, not the token. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
