import type { Endpoint, FilesTaken } from '@casefolio/contract/endpoint';
import { outcomes } from '@casefolio/contract/envelope';
import type { z } from 'zod';
import { failureOf, isNoSession, noAnswer } from './call-failed.ts';
import type { CallFailed } from './call-failed.ts';
import { camelKey, renameKeys, snakeKey } from './camel-keys.ts';
import type { CamelKeys } from './camel-keys.ts';

const base = '/api/v1';
const patienceMs = 30_000;
/** Images over a slow network. */
const uploadPatienceMs = 300_000;

type Keys<E extends Endpoint, T> = E extends { readonly keys: 'as-they-are' } ? T : CamelKeys<T>;
type Part<Name extends string, T> = {} extends T ? { readonly [N in Name]?: T } : { readonly [N in Name]: T };

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Sent where the endpoint takes one: the same key twice creates one thing. */
  readonly idempotencyKey?: string;
}

/** What a call needs: exactly the parts that its endpoint declares. */
export type CallRequest<E extends Endpoint> = Part<
  'params',
  { readonly [Name in keyof z.input<E['params']>]: string | number }
> &
  Part<'query', Keys<E, z.input<E['query']>>> &
  Part<'body', E extends { readonly files: FilesTaken } ? FormData : Keys<E, z.input<E['body']>>> &
  CallOptions;

export type CallData<E extends Endpoint> = Keys<E, z.output<E['data']>>;

interface Request extends CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: unknown;
  readonly body?: unknown;
}

export interface Reply<Data> {
  readonly code: number;
  readonly data: Data;
  /** The keys of a map as they are to be shown; JSON.parse moves those that look like numbers to the front. */
  readonly order: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The address of a call; what is absent from the query is left out. */
export function addressOf(endpoint: Pick<Endpoint, 'path' | 'keys'>, { params = {}, query }: Request): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const wire = endpoint.keys === 'as-they-are' ? query : renameKeys(query, snakeKey);
  const pairs = Object.entries(isRecord(wire) ? wire : {}).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[key, `${value}`]] : [],
  );
  return `${base}${path}${pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''}`;
}

function bodyOf(endpoint: Endpoint, { body, idempotencyKey }: Request): RequestInit {
  const headers = endpoint.creates && idempotencyKey ? { 'idempotency-key': idempotencyKey } : {};
  if (endpoint.method === 'GET' || body === undefined) return { headers };
  if (body instanceof FormData) return { body, headers };
  const wire = endpoint.keys === 'as-they-are' ? body : renameKeys(body, snakeKey);
  return { body: JSON.stringify(wire), headers: { ...headers, 'content-type': 'application/json' } };
}

async function send(endpoint: Endpoint, request: Request): Promise<Response> {
  const patience = AbortSignal.timeout(request.body instanceof FormData ? uploadPatienceMs : patienceMs);
  const signal = request.signal ? AbortSignal.any([request.signal, patience]) : patience;
  return fetch(addressOf(endpoint, request), {
    method: endpoint.method,
    credentials: 'same-origin',
    signal,
    ...bodyOf(endpoint, request),
  });
}

const isSuccess = (endpoint: Endpoint, code: number): boolean =>
  code === outcomes.ok.code || (code === outcomes.unverified.code && (endpoint.mayAnswer ?? []).includes('unverified'));

/** The body's code decides; an answer that is not ours (a proxy's page) is judged by its HTTP status and never a success. */
async function read(endpoint: Endpoint, response: Response): Promise<Reply<unknown> | CallFailed> {
  const reply: unknown = await response.json().catch((fault: unknown) => {
    if (fault instanceof SyntaxError) return null;
    throw fault;
  });
  const envelope = isRecord(reply) ? reply : {};
  const code = envelope.status_code;
  if (typeof code !== 'number' || !isSuccess(endpoint, code)) {
    return failureOf(typeof code === 'number' ? code : response.status, envelope, response.headers);
  }
  const data = endpoint.keys === 'as-they-are' ? envelope.data : renameKeys(envelope.data, camelKey);
  return { code, data, order: textsIn(envelope.order) };
}

/** Calls an endpoint and gives its data; also the code, for those that succeed in more than one way, and the order of a map. */
export function callForReply<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<Reply<CallData<E>>>;
export async function callForReply(endpoint: Endpoint, request: Request): Promise<Reply<unknown>> {
  const first = await attempt(endpoint, request);
  // A change of password gives the browser a new token; a call that set out with the old one did nothing, and goes again.
  const outcome = isNoSession(first) ? await attempt(endpoint, request) : first;
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

const attempt = (endpoint: Endpoint, request: Request): Promise<Reply<unknown> | CallFailed> =>
  send(endpoint, request)
    .then((response) => read(endpoint, response))
    .catch((fault: unknown) => {
      // A caller who gave up wants no message; everything else is a network that failed or was too slow.
      if (request.signal?.aborted) throw fault;
      return noAnswer();
    });

export async function call<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<CallData<E>> {
  const { data } = await callForReply(endpoint, request);
  return data;
}
