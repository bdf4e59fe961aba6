import type { Endpoint } from '@casefolio/contract/endpoint';
import { outcomes } from '@casefolio/contract/envelope';
import { failureOf, noAnswer } from './call-failed.ts';
import { addressOf } from './client.ts';

interface FormRequest {
  readonly params: Readonly<Record<string, string | number>>;
  readonly form: FormData;
  readonly idempotencyKey?: string;
  /** Given up by the one who sends: then it is rejected with the signal's own reason. */
  readonly signal?: AbortSignal;
  /** From 0 to 1, of what has left this machine. */
  readonly onProgress: (done: number) => void;
}

const patienceMs = 300_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const reply: unknown = JSON.parse(text);
    return isRecord(reply) ? reply : {};
  } catch {
    return {};
  }
}

const headersOf = (request: XMLHttpRequest): Headers =>
  new Headers({ 'retry-after': request.getResponseHeader('retry-after') ?? '' });

/** Sends a form with files. `fetch` does not tell how much of it is on its way; this does. */
export function sendForm(endpoint: Pick<Endpoint, 'method' | 'path'>, request: FormRequest): Promise<unknown> {
  const { params, form, idempotencyKey, signal, onProgress } = request;
  return new Promise((resolve, reject) => {
    const sent = new XMLHttpRequest();
    sent.open(endpoint.method, addressOf(endpoint, { params }));
    sent.timeout = patienceMs;
    if (idempotencyKey !== undefined) sent.setRequestHeader('idempotency-key', idempotencyKey);
    sent.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    sent.addEventListener('load', () => {
      const reply = parsed(sent.responseText);
      if (reply.status_code === outcomes.ok.code) return resolve(reply.data);
      const code = typeof reply.status_code === 'number' ? reply.status_code : sent.status;
      return reject(failureOf(code, reply, headersOf(sent)));
    });
    for (const event of ['error', 'timeout']) sent.addEventListener(event, () => reject(noAnswer()));
    sent.addEventListener('abort', () => reject(signal?.reason ?? noAnswer()));
    signal?.addEventListener('abort', () => sent.abort(), { once: true });
    if (signal?.aborted) return reject(signal.reason);
    return sent.send(form);
  });
}
