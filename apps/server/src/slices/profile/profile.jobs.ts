import { emailChangeAskedLetter, emailChangeLetter } from '@casefolio/domain/messages/mails';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { JobQueue } from '../../ports/jobs/jobs.port.ts';
import { mailOf } from '../../ports/mail/letter.ts';
import type { Mailer } from '../../ports/mail/mail.port.ts';
import { newToken, tokenHash } from '../accounts/accounts.api.ts';
import { pendingEmail, personById, setEmailToken } from './people.store.ts';

export interface ProfileJobsTools {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly appUrl: () => string;
}

/** The link goes to the new address, a warning to the one that counts. The token stands nowhere but in the mail. */
const sendEmailChange =
  ({ db, clock, mailer, appUrl }: ProfileJobsTools) =>
  async ({ userId }: { readonly userId: number }): Promise<void> => {
    const person = await personById(db, userId);
    const email = await pendingEmail(db, userId, clock.now());
    if (!person || email === null) return;
    const token = newToken();
    if (!(await setEmailToken(db, userId, email, tokenHash(token)))) return;
    const name = `${person.first_name} ${person.last_name}`;
    const addressee = { firstName: person.first_name };
    const confirm = `${appUrl()}/email-change/${encodeURIComponent(token)}`;
    await mailer.send(mailOf({ name, address: email }, emailChangeLetter(addressee, confirm)));
    const forgot = `${appUrl()}/forget-password`;
    await mailer.send(mailOf({ name, address: person.email }, emailChangeAskedLetter(addressee, forgot)));
  };

export const profileJobs = (jobs: JobQueue, tools: ProfileJobsTools): Promise<void> =>
  jobs.work('send-email-change', sendEmailChange(tools));
