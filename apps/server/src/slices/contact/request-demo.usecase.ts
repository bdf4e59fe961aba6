import type { demoRequest } from '@casefolio/contract/contact.contract';
import { contactLimits } from '@casefolio/domain/contact/limits';
import { contactMessages } from '@casefolio/domain/messages/contact';
import type { z } from 'zod';
import { Answer, type Visit } from '../../http/visit.ts';
import { callerOf, notTooOften } from '../accounts/accounts.api.ts';
import { recordTouch } from '../audit/audit.api.ts';
import type { ContactTools } from './contact-tools.ts';
import { addDemoRequest } from './messages.store.ts';

/** An institution wants to see the product: the request is kept, and goes on by mail. */
export const requestDemo =
  ({ clock, jobs, limiter }: ContactTools) =>
  async (visit: Visit, { body }: { readonly body: z.output<typeof demoRequest.body> }) => {
    await notTooOften(limiter, contactLimits.messagesPerCaller, callerOf(visit));
    await notTooOften(limiter, contactLimits.messagesPerAddress, body.email);
    const now = clock.now();
    return visit.atomically(async (tx) => {
      const requestId = await addDemoRequest(tx, { ...body, plan: body.plan || null, sent_at: now });
      await jobs.enqueue(tx, 'send-demo-request', { requestId });
      await recordTouch(tx, visit, now, { action: 'demo.requested', object: `request ${requestId}` });
      return new Answer({ message: contactMessages.demoRequested.text });
    });
  };
