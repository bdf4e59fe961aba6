import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isLoopback } from '../config/loopback.ts';
import { outboxCss } from '../ports/mail/outbox-css.ts';
import { outboxListPage, outboxMailPage } from '../ports/mail/outbox.page.ts';
import type { OutboxReader } from '../ports/mail/outbox.reader.ts';
import { missing } from './failure.ts';

const html = 'text/html; charset=utf-8';
const oneMail = z.object({ name: z.string() });

/**
 * The mails of a machine without a mail server, for whoever sits at it. Through a proxy, or under a name that another
 * site made point here, it is not there.
 */
export function outboxRoutes(app: FastifyInstance, outbox: OutboxReader): void {
  app.get('/outbox', async (request, reply) => {
    onlyHere(request);
    return reply
      .type(html)
      .header('cache-control', 'no-store')
      .send(outboxListPage(await outbox.list()));
  });
  app.get('/outbox/:name', async (request, reply) => {
    onlyHere(request);
    const mail = await outbox.read(oneMail.parse(request.params).name);
    if (!mail) throw missing();
    return reply.type(html).header('cache-control', 'no-store').send(outboxMailPage(mail));
  });
  app.get('/outbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(outboxCss));
}

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

function onlyHere({ hostname, headers }: FastifyRequest): void {
  if (!isLoopback(hostname) || proxyHeaders.some((name) => headers[name] !== undefined)) throw missing();
}
