import { outcomes } from '@casefolio/contract/envelope';
import { commonMessages, tooManyTries } from '@casefolio/domain/messages/common';
import { camelKey } from './camel-keys.ts';

export interface Refusal {
  /** The body's code; null when no answer came at all. */
  readonly code: number | null;
  readonly message: string;
  readonly fieldErrors?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number | null;
  readonly requestId?: string | null;
}

/** A call that did not succeed, in words that may be shown as they are. */
export class CallFailed extends Error {
  readonly code: number | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | null;
  readonly requestId: string | null;

  constructor({ code, message, fieldErrors = {}, retryAfterSeconds = null, requestId = null }: Refusal) {
    super(message);
    this.name = 'CallFailed';
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestId = requestId;
  }
}

export const noAnswer = (): CallFailed => new CallFailed({ code: null, message: commonMessages.unexpected.text });

/** The server knows no session that goes with the call. */
export const isNoSession = (outcome: unknown): boolean =>
  outcome instanceof CallFailed && outcome.code === outcomes.noSession.code;

/** What any failure says to a person: ours speaks for itself, everything else is unexpected. */
export const failureText = (failure: unknown): string =>
  failure instanceof CallFailed ? failure.message : commonMessages.unexpected.text;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The first error of each field, under the name that the form gives it. */
function fieldErrorsOf(list: unknown): Readonly<Record<string, string>> {
  if (!Array.isArray(list)) return {};
  const pairs = list.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('field' in entry) || !('error' in entry)) return [];
    const [field, error] = [textOf(entry.field), textOf(entry.error)];
    return field && error ? [[camelKey(field), error] as const] : [];
  });
  return Object.fromEntries(pairs.toReversed());
}

const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d+$/.test(header) ? Number(header) : null;

/** Reads the answer of a refused call. Whatever is missing or not ours (a proxy's page) becomes the general error. */
export function failureOf(code: number, reply: Readonly<Record<string, unknown>>, headers: Headers): CallFailed {
  const retryAfterSeconds = secondsOf(headers.get('retry-after'));
  const fallback = code === 429 && retryAfterSeconds ? tooManyTries(retryAfterSeconds) : commonMessages.unexpected;
  return new CallFailed({
    code,
    message: textOf(reply.message) ?? fallback.text,
    fieldErrors: fieldErrorsOf(reply.validation_errors),
    retryAfterSeconds,
    requestId: textOf(reply.request_id) ?? headers.get('x-request-id'),
  });
}
