import { newsletterLinkMs } from '@casefolio/domain/contact/limits';
import {
  contactLetter,
  demoLetter,
  newsletterConfirmLetter,
  newsletterKnownLetter,
  type Written,
} from '@casefolio/domain/messages/contact-mails';
import type { Letter } from '@casefolio/domain/messages/mails';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { JobQueue } from '../../ports/jobs/jobs.port.ts';
import { mailOf } from '../../ports/mail/letter.ts';
import type { Mail, Mailer } from '../../ports/mail/mail.port.ts';
import { newToken, tokenHash } from '../accounts/accounts.api.ts';
import { contactMessageById, demoRequestById, markMessageMailed, markRequestMailed } from './messages.store.ts';
import { addNewsletterLink, subscriberById } from './newsletter.store.ts';

export interface ContactJobsTools {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly appUrl: () => string;
  /** Who reads what visitors write. */
  readonly supportEmail: string;
}

/** The mail comes from us, for nobody may send in another's name; its answer goes to the person who wrote. */
const toSupport = (supportEmail: string, { name, email }: Written, letter: Letter): Mail => ({
  ...mailOf({ name: 'Casefolio', address: supportEmail }, letter),
  replyTo: { name, address: email },
});

const mailMessage =
  ({ db, clock, mailer, supportEmail }: ContactJobsTools) =>
  async ({ messageId }: { readonly messageId: number }): Promise<void> => {
    const message = await contactMessageById(db, messageId);
    if (!message || message.mailed_at) return;
    await mailer.send(toSupport(supportEmail, message, contactLetter(message)));
    await markMessageMailed(db, messageId, clock.now());
  };

const mailRequest =
  ({ db, clock, mailer, supportEmail }: ContactJobsTools) =>
  async ({ requestId }: { readonly requestId: number }): Promise<void> => {
    const request = await demoRequestById(db, requestId);
    if (!request || request.mailed_at) return;
    const { first_name, last_name, email, message, plan, business_name: businessName } = request;
    const written = { name: `${first_name} ${last_name}`, email, message };
    await mailer.send(toSupport(supportEmail, written, demoLetter({ ...written, plan, businessName })));
    await markRequestMailed(db, requestId, clock.now());
  };

/** The token is made only here, so that it stands nowhere but in the mail; a mail sent twice has two good links. */
const mailSubscriber =
  ({ db, clock, mailer, appUrl }: ContactJobsTools) =>
  async ({ subscriberId }: { readonly subscriberId: number }): Promise<void> => {
    const subscriber = await subscriberById(db, subscriberId);
    if (!subscriber) return;
    const token = newToken();
    const expires_at = new Date(clock.now().getTime() + newsletterLinkMs);
    await addNewsletterLink(db, { token_hash: tokenHash(token), subscriber_id: subscriberId, expires_at });
    const links = {
      confirm: `${appUrl()}/newsletter/confirm/${token}`,
      leave: `${appUrl()}/newsletter/leave/${token}`,
    };
    const letter = subscriber.confirmed_at ? newsletterKnownLetter(links) : newsletterConfirmLetter(links);
    await mailer.send({ ...mailOf({ name: '', address: subscriber.email }, letter), unsubscribeUrl: links.leave });
  };

export async function contactJobs(jobs: JobQueue, tools: ContactJobsTools): Promise<void> {
  await jobs.work('send-contact-message', mailMessage(tools));
  await jobs.work('send-demo-request', mailRequest(tools));
  await jobs.work('send-newsletter-mail', mailSubscriber(tools));
}
