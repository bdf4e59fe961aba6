import { failureTexts } from '@casefolio/domain/messages/shell';
import { CallFailed, failureText } from '../../../api/call-failed.ts';
import type { Outcome } from '../outcome.ts';

const wasHeard = (failure: unknown): boolean => !(failure instanceof CallFailed) || failure.code !== null;

/** A call that never arrived is a matter of the connection, and is told as that. */
export const inWords = (failure: unknown): string =>
  wasHeard(failure) ? failureText(failure) : failureTexts.offlineBody;

interface Durations {
  readonly doneForMs?: number;
  readonly refusedForMs?: number;
}

const forMs = (ms: number | undefined) => (ms === undefined ? {} : { forMs: ms });

/** What to say about a sent form. What is refused at a field stays a failure, for the form shows it there. */
export async function outcomeOf(
  sending: Promise<{ readonly message: string }>,
  { doneForMs, refusedForMs }: Durations = {},
): Promise<Outcome> {
  try {
    const { message } = await sending;
    return { severity: 'success', text: message, ...forMs(doneForMs) };
  } catch (failure) {
    if (failure instanceof CallFailed && Object.keys(failure.fieldErrors).length > 0) throw failure;
    // Without a connection nothing is gained by hurry: that is said until it is dismissed.
    return { severity: 'error', text: inWords(failure), ...forMs(wasHeard(failure) ? refusedForMs : undefined) };
  }
}
