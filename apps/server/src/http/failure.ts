import type { FieldError, Outcome } from '@casefolio/contract/envelope';
import { commonMessages, tooManyTries } from '@casefolio/domain/messages/common';
import type { Message } from '@casefolio/domain/messages/message';

/** A refusal with its decided code, a sentence for the person, and the fields that are to blame. */
export class Failure extends Error {
  readonly outcome: Outcome;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    outcome: Outcome,
    message: Message,
    details: { fields?: readonly FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(message.text);
    this.outcome = outcome;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export const missing = (): Failure => new Failure('missing', commonMessages.missing);

export const invalidFields = (fields: readonly FieldError[]): Failure =>
  new Failure('invalidFields', commonMessages.fieldsInvalid, { fields });

export const tooOften = (retryAfterSeconds: number): Failure =>
  new Failure('tooManyTries', tooManyTries(retryAfterSeconds), { retryAfterSeconds });
