import { contacts } from '@casefolio/contract/contact.contract';
import { refusedForMs } from '@casefolio/domain/messages/contact';
import { useState } from 'react';
import { CallFailed } from '../../../api/call-failed.ts';
import { call } from '../../../api/client.ts';
import { makeFormKeys } from '../../../api/form-keys.ts';
import type { ContactValues } from '../contact-form.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf } from './outcome-of.ts';

/** The form asks for two names and sends one: what is wrong with that is shown at the first of them. */
function atFirstName(failure: unknown): unknown {
  if (!(failure instanceof CallFailed) || failure.fieldErrors['name'] === undefined) return failure;
  const { name, ...others } = failure.fieldErrors;
  const { code, message } = failure;
  return new CallFailed({ code, message, fieldErrors: { firstName: name, ...others } });
}

/** Sends the contact form and gives what to say about it. */
export function useSendMessage(): (values: ContactValues) => Promise<Outcome> {
  const [keyOf] = useState(makeFormKeys);
  return (values) => {
    const { firstName, lastName, email, subject, message } = values;
    const body = { name: `${firstName.trim()} ${lastName.trim()}`, email: email.trim(), subject, message };
    const sending = call(contacts, { body, idempotencyKey: keyOf(body) }).catch((failure: unknown) => {
      throw atFirstName(failure);
    });
    return outcomeOf(sending, { refusedForMs });
  };
}
