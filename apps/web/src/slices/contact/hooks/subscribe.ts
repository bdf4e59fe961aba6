import { newsletter } from '@casefolio/contract/contact.contract';
import { isEmailAddress } from '@casefolio/domain/accounts/email';
import { contactMessages as texts } from '@casefolio/domain/messages/contact';
import { CallFailed } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import { makeFormKeys } from '../../../api/form-keys.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf } from './outcome-of.ts';

const keyOf = makeFormKeys();
const fault = (text: string): Outcome => ({ severity: 'error', text });

/** Asks for the newsletter. Not a hook: the footer fetches this code when somebody turns to its box. */
export async function subscribe(typed: string): Promise<Outcome> {
  const email = typed.trim();
  if (email === '') return fault(texts.emailRequired.text);
  if (!isEmailAddress(email)) return fault(texts.emailNotValid.text);
  const body = { email };
  return outcomeOf(call(newsletter, { body, idempotencyKey: keyOf(body) })).catch((failure: unknown) => {
    if (failure instanceof CallFailed) return fault(failure.fieldErrors['email'] ?? failure.message);
    throw failure;
  });
}
