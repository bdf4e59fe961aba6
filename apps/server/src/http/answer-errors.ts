import { outcomes, type Outcome } from '@casefolio/contract/envelope';
import { commonMessages } from '@casefolio/domain/messages/common';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseAway } from '../db/database.ts';
import { Failure } from './failure.ts';

/** Refusals that Fastify finds before our code runs. */
const byStatus: Partial<Record<number, Failure>> = {
  400: new Failure('malformed', commonMessages.malformed),
  404: new Failure('missing', commonMessages.missing),
  413: new Failure('tooLarge', commonMessages.tooLarge),
  414: new Failure('tooLarge', commonMessages.tooLarge),
  415: new Failure('unsupportedType', commonMessages.unsupportedType),
};

/** What a library refuses for a reason of its own is the caller's matter, too, never ours. */
const refusalOf = (status: number): Failure | undefined =>
  byStatus[status] ?? (status < 500 ? byStatus[400] : undefined);

/** Every refusal in the envelope, with the decided code; what we did not foresee says nothing but its request id. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const known = error instanceof Failure ? error : refusalOf('statusCode' in error ? (error.statusCode ?? 500) : 500);
    return known ? refuse(reply, known) : ourFault(error, request, reply);
  });
}

export function refuse(reply: FastifyReply, failure: Failure): FastifyReply {
  // Closing at once would break the connection under a client that is still sending; Node reads the rest and throws it away.
  if (failure.outcome === 'tooLarge') reply.removeHeader('connection');
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  const errors = failure.fields.length > 0 ? { validation_errors: failure.fields } : {};
  return envelope(reply, failure.outcome, { message: failure.message, ...errors });
}

function ourFault(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof DatabaseAway) reply.header('retry-after', 2);
  request.log.error({ err: error }, 'answered with 500');
  return envelope(reply, 'ourFault', { message: commonMessages.unexpected.text, request_id: request.id });
}

function envelope(reply: FastifyReply, outcome: Outcome, rest: Readonly<Record<string, unknown>>): FastifyReply {
  const { code, http } = outcomes[outcome];
  return reply.status(http).send({ status_code: code, data: null, ...rest });
}
