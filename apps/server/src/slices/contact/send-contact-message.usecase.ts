import type { contacts } from '@casefolio/contract/contact.contract';
import { contactLimits } from '@casefolio/domain/contact/limits';
import { contactMessages } from '@casefolio/domain/messages/contact';
import type { z } from 'zod';
import { Answer, type Visit } from '../../http/visit.ts';
import { callerOf, notTooOften } from '../accounts/accounts.api.ts';
import { recordTouch } from '../audit/audit.api.ts';
import type { ContactTools } from './contact-tools.ts';
import { addContactMessage } from './messages.store.ts';

/** Somebody writes to us: the message is kept, and goes on by mail. */
export const sendContactMessage =
  ({ clock, jobs, limiter }: ContactTools) =>
  async (visit: Visit, { body }: { readonly body: z.output<typeof contacts.body> }) => {
    await notTooOften(limiter, contactLimits.messagesPerCaller, callerOf(visit));
    await notTooOften(limiter, contactLimits.messagesPerAddress, body.email);
    const now = clock.now();
    return visit.atomically(async (tx) => {
      const messageId = await addContactMessage(tx, { ...body, sent_at: now });
      await jobs.enqueue(tx, 'send-contact-message', { messageId });
      await recordTouch(tx, visit, now, { action: 'contact.written', object: `message ${messageId}` });
      return new Answer({ message: contactMessages.messageSent.text });
    });
  };
