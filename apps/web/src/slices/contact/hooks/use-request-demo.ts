import { demoRequest } from '@casefolio/contract/contact.contract';
import { contactMessages } from '@casefolio/domain/messages/contact';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { makeFormKeys } from '../../../api/form-keys.ts';
import type { DemoValues } from '../demo-form.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf } from './outcome-of.ts';

/** Sends the demo form and gives what to say about it. */
export function useRequestDemo(): (values: DemoValues) => Promise<Outcome> {
  const [keyOf] = useState(makeFormKeys);
  return ({ firstName, lastName, email, businessName, message }) => {
    const plan = contactMessages.demoPlan.text;
    const body = { firstName, lastName, email: email.trim(), plan, businessName, message };
    const sending = call(demoRequest, { body, idempotencyKey: keyOf(body) });
    return outcomeOf(sending, { doneForMs: contactMessages.demoRequested.forMs });
  };
}
