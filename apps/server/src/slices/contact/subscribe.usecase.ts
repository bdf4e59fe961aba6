import type { newsletter } from '@casefolio/contract/contact.contract';
import { contactLimits } from '@casefolio/domain/contact/limits';
import { newsletterMessages } from '@casefolio/domain/messages/newsletter';
import type { z } from 'zod';
import { Answer, type Visit } from '../../http/visit.ts';
import { callerOf, notTooOften } from '../accounts/accounts.api.ts';
import { recordTouch } from '../audit/audit.api.ts';
import type { ContactTools } from './contact-tools.ts';
import { addSubscriber } from './newsletter.store.ts';

/** Somebody asks for the newsletter. New, waiting or on the list: the work and the answer are the same, only the mail differs. */
export const subscribe =
  ({ clock, jobs, limiter }: ContactTools) =>
  async (visit: Visit, { body: { email } }: { readonly body: z.output<typeof newsletter.body> }) => {
    await notTooOften(limiter, contactLimits.subscriptionsPerCaller, callerOf(visit));
    await notTooOften(limiter, contactLimits.subscriptionsPerAddress, email);
    const now = clock.now();
    return visit.atomically(async (tx) => {
      const subscriberId = await addSubscriber(tx, email, now);
      await jobs.enqueue(tx, 'send-newsletter-mail', { subscriberId });
      await recordTouch(tx, visit, now, { action: 'newsletter.asked', object: `subscriber ${subscriberId}` });
      return new Answer({ message: newsletterMessages.asked.text });
    });
  };
