import type { Endpoint } from '@casefolio/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.ts';
import { openApiCss, openApiPage } from './openapi.page.ts';

export function openApiRoutes(app: FastifyInstance, endpoints: readonly Endpoint[], cookieName: () => string): void {
  app.get('/api/v1/openapi.json', async () => openApi(endpoints, cookieName()));
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(openApiPage(openApi(endpoints, cookieName()))),
  );
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(openApiCss));
}
