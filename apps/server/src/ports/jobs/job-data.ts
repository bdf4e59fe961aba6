import type { AccountNotice } from '@casefolio/domain/messages/mails';

/** Every job and what it is told. Jobs carry ids, never contents, names, addresses or tokens. */
export interface JobData {
  'send-verification-mail': { userId: number };
  'send-email-change': { userId: number };
  'send-contact-message': { messageId: number };
  'send-demo-request': { requestId: number };
  'send-newsletter-mail': { subscriberId: number };
  'send-share-invitation': { shareId: number };
  'give-back-lost-charges': Record<string, never>;
  /** Nobody's id where the address has no account: the same work is done for it. */
  'send-reset-code': { userId: number | null; place: string };
  'send-account-notice': { userId: number; notice: AccountNotice };
  'make-report': { reportId: number };
  'purge-expired': Record<string, never>;
}

export type JobName = keyof JobData;

/** Jobs that need to be told nothing, and can therefore be run by the clock. */
export type RecurringJobName = {
  [Name in JobName]: JobData[Name] extends Record<string, never> ? Name : never;
}[JobName];
