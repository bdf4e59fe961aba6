import type { newsletterConfirmation } from '@casefolio/contract/contact.contract';
import { contactLimits } from '@casefolio/domain/contact/limits';
import { newsletterMessages } from '@casefolio/domain/messages/newsletter';
import type { z } from 'zod';
import type { Tx } from '../../db/database.ts';
import { Failure } from '../../http/failure.ts';
import { Answer, type Visit } from '../../http/visit.ts';
import { callerOf, notTooOften, tokenHash } from '../accounts/accounts.api.ts';
import { recordTouch } from '../audit/audit.api.ts';
import type { ContactTools } from './contact-tools.ts';
import { confirmSubscriber, removeSubscriber } from './newsletter.store.ts';

interface Redemption {
  readonly change: (tx: Tx, hash: Buffer, now: Date) => Promise<number | undefined>;
  readonly action: string;
  readonly done: keyof typeof newsletterMessages;
  readonly void: keyof typeof newsletterMessages;
}

const redeem =
  ({ change, action, done, void: voided }: Redemption) =>
  ({ clock, limiter }: ContactTools) =>
  async (visit: Visit, { body }: { readonly body: z.output<typeof newsletterConfirmation.body> }) => {
    await notTooOften(limiter, contactLimits.newsletterLinksPerCaller, callerOf(visit));
    const now = clock.now();
    return visit.atomically(async (tx) => {
      const subscriberId = await change(tx, tokenHash(body.token), now);
      if (subscriberId === undefined) throw new Failure('tokenVoid', newsletterMessages[voided]);
      await recordTouch(tx, visit, now, { action, object: `subscriber ${subscriberId}` });
      return new Answer({ message: newsletterMessages[done].text });
    });
  };

/** The mailed link is opened: the address is theirs, and they want the newsletter. */
export const confirmNewsletter = redeem({
  change: confirmSubscriber,
  action: 'newsletter.confirmed',
  done: 'confirmed',
  void: 'confirmVoid',
});

/** Enough of it: nothing of the address is kept. */
export const leaveNewsletter = redeem({
  change: removeSubscriber,
  action: 'newsletter.left',
  done: 'left',
  void: 'leaveVoid',
});
