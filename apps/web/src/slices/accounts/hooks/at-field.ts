import { CallFailed } from '../../../api/call-failed.ts';

/** A refusal that speaks of one field stands at that field: `fields` names it by the refusal's code. */
export function atField(failure: unknown, fields: Readonly<Record<number, string>>): unknown {
  if (!(failure instanceof CallFailed) || failure.code === null) return failure;
  const field = fields[failure.code];
  if (field === undefined) return failure;
  const { code, message, retryAfterSeconds, requestId } = failure;
  return new CallFailed({ code, message, retryAfterSeconds, requestId, fieldErrors: { [field]: message } });
}

/** For `catch`: throws the failure on, at its field. */
export const refuseAt =
  (fields: Readonly<Record<number, string>>) =>
  (failure: unknown): never => {
    throw atField(failure, fields);
  };
