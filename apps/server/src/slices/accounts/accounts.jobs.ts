import { verificationTokenMs } from '@casefolio/domain/accounts/session-ends';
import { verificationLetter } from '@casefolio/domain/messages/mails';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { JobQueue } from '../../ports/jobs/jobs.port.ts';
import { mailOf } from '../../ports/mail/letter.ts';
import type { Mailer } from '../../ports/mail/mail.port.ts';
import { accountById } from './accounts.store.ts';
import { newToken, tokenHash } from './tokens.ts';
import { addVerificationToken } from './verification-tokens.store.ts';

export interface AccountsJobsTools {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly appUrl: () => string;
}

/** The token is made only here, so that it stands nowhere but in the mail; a mail sent twice has two good links. */
export const sendVerificationMail =
  ({ db, clock, mailer, appUrl }: AccountsJobsTools) =>
  async ({ userId }: { readonly userId: number }): Promise<void> => {
    const account = await accountById(db, userId);
    if (!account || account.verified_at) return;
    const token = newToken();
    const expires_at = new Date(clock.now().getTime() + verificationTokenMs);
    await addVerificationToken(db, { token_hash: tokenHash(token), user_id: userId, expires_at });
    const to = { name: `${account.first_name} ${account.last_name}`, address: account.email };
    const href = `${appUrl()}/verification/${encodeURIComponent(token)}`;
    await mailer.send(mailOf(to, verificationLetter({ firstName: account.first_name }, href)));
  };

export const accountsJobs = (jobs: JobQueue, tools: AccountsJobsTools): Promise<void> =>
  jobs.work('send-verification-mail', sendVerificationMail(tools));
