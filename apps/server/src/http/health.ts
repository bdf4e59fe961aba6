import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** /health: the process lives. /ready: it can work, too. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/health', async () => ({ status: 'alive' }));
  app.get('/ready', async (_request, reply) => {
    const ready = await database.isReady();
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
