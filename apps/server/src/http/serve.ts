import type { Endpoint, PathParams } from '@casefolio/contract/endpoint';
import { outcomes } from '@casefolio/contract/envelope';
import { asksForShare, ownership, refusal, type Refusal, type Standing } from '@casefolio/domain/access/access';
import { commonMessages } from '@casefolio/domain/messages/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { Clock } from '../ports/clock.ts';
import type { SessionCookie } from './cookies.ts';
import { Failure, missing } from './failure.ts';
import { keyedRequest, once } from './idempotency.ts';
import type { KeptAnswer } from './kept-answers.store.ts';
import { readInput } from './read-input.ts';
import { ReadyAnswer, sendReady } from './ready-answer.ts';
import { comesFromElsewhere } from './same-origin.ts';
import { printOf, withForm } from './uploads.ts';
import { Answer, type OpenSession, type Upload, type Visit, type OpenedSession, type Origin } from './visit.ts';

export interface Doorway {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: Clock;
  readonly appUrl: () => string;
  readonly cookie: () => SessionCookie;
  readonly printKey: Buffer;
  /** What a doctor lets this person do in their log. */
  readonly standingOf: (doctorId: number, userId: number) => Promise<Standing>;
  readonly identify: (token: string) => Promise<OpenSession | null>;
  /** A new session for whoever repeats a call whose first answer opened one. */
  readonly reopen: (userId: number, origin: Origin) => Promise<OpenedSession>;
}

export interface Input<P extends PathParams, Q extends z.ZodType, B extends z.ZodType> {
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
  /** Files that came with a form, where the endpoint takes them. */
  readonly uploads: readonly Upload[];
}

export type UseCase<P extends PathParams, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType> = (
  visit: Visit,
  input: Input<P, Q, B>,
) => Promise<z.input<D> | Answer<z.input<D>> | ReadyAnswer>;

export type Serve = <P extends PathParams, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType>(
  spec: Endpoint<P, Q, B, D>,
  useCase: UseCase<P, Q, B, D>,
) => void;

const refusals: Record<Refusal, () => Failure> = {
  'no-session': () => new Failure('noSession', commonMessages.noSession),
  'not-verified': () => new Failure('forbidden', commonMessages.notVerified),
};

export interface Service {
  readonly serve: Serve;
  /** What is served so far, in order: the OpenAPI document is made from it. */
  readonly endpoints: readonly Endpoint[];
}

/** Turns an endpoint of the contract and its use-case into a route. */
export function makeService(doorway: Doorway): Service {
  const endpoints: Endpoint[] = [];
  const serve: Serve = (spec, useCase) => {
    endpoints.push(spec);
    const sessions = new WeakMap<FastifyRequest, OpenSession>();
    doorway.app.route({
      method: spec.method,
      url: `/api/v1${spec.path}`,
      exposeHeadRoute: false,
      // Before the body is read: a stranger's 20 MB are not worth parsing.
      onRequest: async (request) => {
        if (spec.method !== 'GET' || spec.changes) refuseForeign(doorway, request);
        const session = await doorway.database.whileHere(() => sessionOf(doorway, request));
        if (session) sessions.set(request, session);
        const refused = refusal(spec.access, session);
        if (refused) throw refusals[refused]();
      },
      handler: async (request, reply) => {
        const session = sessions.get(request) ?? null;
        const params = readParams(spec.params, request.params);
        const standing = await refuseForeignThings(doorway, spec, session, ownerIn(params));
        const query = readInput(spec.query, request.query);
        const origin = originOf(request);
        const { database } = doorway;
        const answer = await withBody(spec, request, (rawBody, uploads) => {
          const body = readInput(spec.body, rawBody);
          const keyed = keyOf(doorway, spec, request, session, uploads.length > 0 ? [body, printOf(uploads)] : body);
          return database.whileHere(() =>
            once(
              database.db,
              keyed,
              (atomically) => useCase({ ...origin, session, standing, atomically }, { params, query, body, uploads }),
              (kept) => answerAgain(doorway, origin, kept),
            ),
          );
        });
        if (answer instanceof ReadyAnswer) return sendReady(request, reply, answer);
        return send(doorway, reply, spec.data, answer);
      },
    });
  };
  return { serve, endpoints };
}

type Reading<T> = (body: unknown, uploads: readonly Upload[]) => Promise<T>;

/** JSON everywhere; a form where the endpoint takes files, whose bytes live as long as the call. */
function withBody<T>(spec: Endpoint, request: FastifyRequest, use: Reading<T>): Promise<T> {
  if (!request.isMultipart()) return use(request.body, []);
  if (!spec.files) throw new Failure('unsupportedType', commonMessages.unsupportedType);
  return withForm(request, spec.files, ({ fields, uploads }) => use(fields, uploads));
}

function refuseForeign(doorway: Doorway, { headers }: FastifyRequest): void {
  const fetchSite = headers['sec-fetch-site'];
  const from = { origin: headers.origin, fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined };
  if (comesFromElsewhere(from, doorway.appUrl())) throw new Failure('forbidden', commonMessages.foreignOrigin);
}

/** Whose session a request came with. */
export async function sessionOf(
  doorway: Pick<Doorway, 'cookie' | 'identify'>,
  request: FastifyRequest,
): Promise<OpenSession | null> {
  const token = request.cookies[doorway.cookie().name];
  return token ? doorway.identify(token) : null;
}

/** Passes on what the caller may do in somebody else's log; null in their own. */
async function refuseForeignThings(
  { database, standingOf }: Doorway,
  { access }: Endpoint,
  session: OpenSession | null,
  ownerId: number | undefined,
): Promise<Standing> {
  const isShared = session && ownerId !== undefined && asksForShare(access, session, ownerId);
  const standing = isShared ? await database.whileHere(() => standingOf(ownerId, session.userId)) : null;
  const found = ownership(access, session, ownerId, standing);
  if (found === 'not-there') throw missing();
  if (found === 'not-allowed') throw new Failure('forbidden', commonMessages.viewersOnlyRead);
  return standing;
}

/** A path that names nothing is not a mistake in a form: it is simply not there. */
function readParams<P extends PathParams>(schema: P, raw: unknown): z.output<P> {
  const read = schema.safeParse(raw);
  if (!read.success) throw missing();
  return read.data;
}

/** Rules about one's own things speak of the user in the path. */
function ownerIn(params: Readonly<Record<string, unknown>>): number | undefined {
  return typeof params['userId'] === 'number' ? params['userId'] : undefined;
}

function keyOf(
  { printKey, clock }: Doorway,
  spec: Endpoint,
  request: FastifyRequest,
  session: OpenSession | null,
  body: unknown,
) {
  const key = request.headers['idempotency-key'];
  const keyable = {
    key: spec.creates && typeof key === 'string' ? key : undefined,
    // Whoever repeats a sign-up may already carry the session that it opened.
    caller: session && spec.access !== 'anyone' ? `user ${session.userId}` : 'anyone',
    call: `${request.method} ${request.url}`,
    body,
  };
  return keyedRequest(keyable, printKey, clock.now());
}

const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  requestId: request.id,
});

/** The first answer; if it opened a session, a new one is opened, for the first one's token may never have arrived. */
async function answerAgain(
  doorway: Doorway,
  origin: Origin,
  { data, sessionOf }: KeptAnswer,
): Promise<Answer<unknown>> {
  return new Answer(data, sessionOf === null ? {} : { session: await doorway.reopen(sessionOf, origin) });
}

function send(doorway: Doorway, reply: FastifyReply, schema: z.ZodType, answer: unknown): FastifyReply {
  const { data, outcome, session } = answer instanceof Answer ? answer : new Answer(answer);
  const { name, options } = doorway.cookie();
  if (session === 'closed')
    reply.clearCookie(name, options(false)).header('clear-site-data', '"cache", "cookies", "storage"');
  else if (session) reply.setCookie(name, session.token, options(session.remembered));
  const { code, http } = outcomes[outcome];
  // Parsed on the way out too: what the contract does not name never leaves the server.
  return reply.status(http).send({ status_code: code, data: schema.parse(data) });
}
